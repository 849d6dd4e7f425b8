/** `content/<locale>/messages.yaml`: the words of the interface, in ICU message syntax. A namespace for each area. */
import { z } from "zod";

/** Words, or a group of words: keys are camelCase, or a code of the server's contract. */
type MessageTree = { [key: string]: string | MessageTree };

const MessageKey = z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/u, "write a key of letters and digits, such as buyNow");
const MessageTree: z.ZodType<MessageTree> = z.lazy(() =>
  z.record(MessageKey, z.union([z.string().min(1, "write some words here"), MessageTree])),
);

export const Messages = z.strictObject({
  common: MessageTree.describe("Words used in many places."),
  header: MessageTree,
  footer: MessageTree,
  search: MessageTree,
  newsletter: MessageTree,
  products: MessageTree.describe("Product list and product pages."),
  catalogue: MessageTree.describe("Words for facts: editions, licences, systems, prices."),
  releases: MessageTree,
  downloads: MessageTree,
  support: MessageTree,
  translation: MessageTree.describe("What a page says about text that is not translated yet."),
  errors: MessageTree.describe("Messages for the codes of the server's contract."),
  // Areas that a small site can do without: what the code uses and the file lacks is another rule's to say.
  home: MessageTree.optional(),
  pricing: MessageTree.optional(),
  labz: MessageTree.optional(),
  thanks: MessageTree.optional().describe("After a download, a purchase, an upgrade."),
  forms: MessageTree.optional().describe("Words that all forms share."),
  downloadForm: MessageTree.optional(),
  downloadLink: MessageTree.optional().describe("The page that a mailed download link opens."),
  licenceKeyForm: MessageTree.optional(),
  newsletterConfirm: MessageTree.optional(),
  newsletterUnsubscribe: MessageTree.optional(),
  account: MessageTree.optional(),
  demos: MessageTree.optional().describe("Demonstrations to listen to."),
  media: MessageTree.optional().describe("Videos and the playlist."),
  animation: MessageTree.optional(),
  languageHint: MessageTree.optional().describe("The hint to a visitor who prefers this language."),
  componentDemo: MessageTree.optional(),
});
export type Messages = z.infer<typeof Messages>;
