/** `content/<locale>/mail.yaml`: the text of every mail. Mails to visitors hold only our own text and figures, nothing that a visitor typed. */
import * as z from "zod";
import { Line, Paragraph } from "./text.ts";

const PLACEHOLDER = /\{([^{}]*)\}/gu;

const ONE_PAIR = "write each placeholder between one { and one }, and no other braces";

const shown = (names: readonly string[]) => names.map((name) => `{${name}}`).join(" and ");

/** One mail. @param placeholders What the server fills in: each must stand somewhere in the mail, and no other may. */
function mail(...placeholders: string[]) {
  return z
    .strictObject({
      subject: Line.describe("The mail's subject."),
      heading: Line.describe("The heading above the text."),
      text: z.array(Paragraph).min(1, "write a paragraph").describe("The paragraphs above the button."),
      button: Line.describe("The label of the button, which is the link that the mail is about."),
      after: z
        .array(Paragraph)
        .describe("Small paragraphs below the button, such as what happens when the reader does nothing. [] for none."),
    })
    .superRefine(({ subject, heading, text, button, after }, context) => {
      const lines = [
        ...Object.entries({ subject, heading, button }).map(([field, value]) => ({ path: [field], value })),
        ...Object.entries({ text, after }).flatMap(([field, values]) => values.map((value, index) => ({ path: [field, index], value }))),
      ];
      const used = lines.flatMap(({ path, value }) =>
        [...value.matchAll(PLACEHOLDER)].map(([whole, name = ""]) => ({ path, whole, name })),
      );
      const unused = placeholders.filter((name) => used.every((each) => each.name !== name));
      const unknown = used.filter(({ name }) => !placeholders.includes(name));
      const meant = shown(unused.length > 0 ? unused : placeholders);
      for (const { path, whole } of unknown) {
        const message =
          placeholders.length === 0 ? `write it without ${whole}: this mail has no placeholders` : `write ${meant}, not ${whole}`;
        context.addIssue({ code: "custom", path, message });
      }
      for (const { path, value } of lines)
        if (/[{}]/u.test(value.replace(PLACEHOLDER, ""))) context.addIssue({ code: "custom", path, message: ONE_PAIR });
      // A placeholder that is misspelt is not missing besides.
      if (unused.length > unknown.length) context.addIssue({ code: "custom", message: `write ${meant} somewhere in it` });
    });
}

export const MAILS = {
  newsletterConfirm: mail("days").describe("Asks to confirm a subscription. No advertising: its readers have not agreed to receive any."),
  newsletterAlready: mail().describe(
    "The answer to a second sign-up with an address that is subscribed: only the address learns of it, the page does not say so.",
  ),
  downloadLink: mail("product", "version", "system", "hours", "times").describe(
    "The link to an installer. {hours} and {times} come with their unit: 72 hours, 5 times.",
  ),
  licenceKeyReceipt: mail("product", "days").describe(
    "Confirms a request for a lost licence key. {days} comes with its unit: 2–3 business days.",
  ),
  licenceKeyRequest: mail("email", "product", "day", "language", "message").describe(
    "Goes to the vendor and holds what the visitor wrote: {message}, each line behind a mark.",
  ),
  accountConfirm: mail("days").describe("The link that opens a new account. {days} is the number of days that it works."),
  accountExists: mail().describe(
    "The answer to a sign-up, or another form of accounts, with an address that has an account. Its button leads to the sign-in.",
  ),
  accountUnknown: mail().describe(
    "The answer to a forgotten password with an address that has no account. Its button leads to the sign-up.",
  ),
  accountPassword: mail("hours").describe("The link to choose a new password. {hours} comes with its unit: 24 hours."),
  accountPasswordChanged: mail().describe("Says that the password was changed. Its button leads to the form for a forgotten password."),
  accountAddress: mail("hours").describe(
    "Goes to the new address of an account: the link that confirms it. {hours} comes with its unit: 24 hours.",
  ),
  accountAddressChanged: mail().describe("Goes to the old and the new address, once the address of an account was changed."),
  accountDeletion: mail("hours").describe("The link that deletes an account. {hours} comes with its unit: 24 hours."),
  accountDeleted: mail().describe("Says that the account was deleted. The last mail."),
  accountApp: mail().describe("Says that a desktop app was signed in. Its button leads to the account, where the app can be signed out."),
  accountWaysIn: mail().describe(
    "Says that a passkey was added or removed, or the password was removed. Its button leads to the account, which lists the passkeys.",
  ),
  creditsReceipt: mail("amount", "number", "day").describe("The receipt for credits. {amount} comes with its currency: $25."),
  creditsRefund: mail("amount", "number", "day").describe("Credits were taken away, because their payment was refunded."),
  creditsDispute: mail("amount", "number", "day").describe("Credits were taken away, because a bank reclaimed their payment."),
  creditsReturned: mail("amount", "number", "day").describe("Credits are back: the refund failed, or the bank decided for the vendor."),
};
export type MailName = keyof typeof MAILS;
export const MAIL_NAMES = Object.keys(MAILS) as MailName[];

export const MailWords = z.strictObject({
  linkHelp: Line.describe("The text before the written-out address, for readers whose button does not work."),
  automatic: Paragraph.describe(
    "The last paragraph of every mail to visitors: it is automatic, and who reads replies. Why it came is in the mail's own text. {site} is the vendor's name.",
  ).refine((text) => [...text.matchAll(PLACEHOLDER)].every(([whole]) => whole === "{site}"), "write {site} and no other placeholder"),
  unsubscribe: Line.describe("The label of the link that ends the newsletter."),
  ...MAILS,
});
export type MailWords = z.infer<typeof MailWords>;
