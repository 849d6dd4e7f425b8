/** `content/<locale>/messages.yaml`: the texts of the interface, in ICU message syntax, grouped by area. A small site can do without the optional areas: TypeScript checks which messages code uses. */
import * as z from "zod";

/** A message or a group of messages: keys are camelCase, or error codes of the API. */
type MessageTree = { [key: string]: string | MessageTree };

const MessageKey = z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/u, "write a key of letters and digits, such as buyNow");
const MessageTree: z.ZodType<MessageTree> = z.lazy(() =>
  z.record(MessageKey, z.union([z.string().min(1, "write some text here"), MessageTree])),
);

export const Messages = z.strictObject({
  common: MessageTree.describe("Messages that many pages use."),
  header: MessageTree.describe("The page header: navigation, language select, search button."),
  footer: MessageTree.describe("The page footer."),
  search: MessageTree.describe("The search dialog."),
  newsletter: MessageTree.describe("The newsletter form."),
  products: MessageTree.describe("Product list and product pages."),
  catalogue: MessageTree.describe("Names of facts: editions, licences, systems, prices."),
  releases: MessageTree.describe("Pages and feeds of releases."),
  downloads: MessageTree.describe("Screens that offer downloads."),
  support: MessageTree.describe("The support page and its articles."),
  translation: MessageTree.describe("What a page says about text that is not translated."),
  errors: MessageTree.describe("A message for each error code of the API."),
  home: MessageTree.optional().describe("The home page."),
  pricing: MessageTree.optional().describe("The page of prices."),
  chooser: MessageTree.optional().describe("The three questions that lead to an edition."),
  labz: MessageTree.optional().describe("The pages of Labz."),
  thanks: MessageTree.optional().describe("The pages after a download, a purchase or an upgrade."),
  forms: MessageTree.optional().describe("Messages that all forms share."),
  downloadForm: MessageTree.optional().describe("The form that asks for a download."),
  downloadLink: MessageTree.optional().describe("The page that a mailed download link opens."),
  licenceKeyForm: MessageTree.optional().describe("The form for a lost licence key."),
  newsletterConfirm: MessageTree.optional().describe("The page that confirms a newsletter subscription."),
  newsletterUnsubscribe: MessageTree.optional().describe("The page that ends a newsletter subscription."),
  account: MessageTree.optional().describe("The account screens."),
  demos: MessageTree.optional().describe("Demonstrations to listen to."),
  media: MessageTree.optional().describe("Videos and the playlist."),
  credits: MessageTree.optional().describe("Buying credits, their balance and history."),
  animation: MessageTree.optional().describe("The page with the animation."),
  languageHint: MessageTree.optional().describe("The hint for visitors whose browser prefers this language."),
  compatibility: MessageTree.optional().describe("The page that says what runs on whose computer."),
  componentDemo: MessageTree.optional().describe("The page that shows the site's components."),
});
export type Messages = z.infer<typeof Messages>;
