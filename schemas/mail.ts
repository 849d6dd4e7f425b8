/** `content/<locale>/mail.yaml`: the words of every mail. Only our own words and figures go into a mail to a visitor, nothing that one typed. */
import { z } from "zod";
import { Line, Paragraph } from "./text.ts";

const PLACEHOLDER = /\{([^{}]*)\}/gu;

/**
 * One mail.
 *
 * @param placeholders What the server puts in: each must be said somewhere in the mail, and no other.
 */
function mail(...placeholders: string[]) {
  const shown = placeholders.map((name) => `{${name}}`).join(" and ");
  return z
    .strictObject({
      subject: Line,
      heading: Line,
      text: z.array(Paragraph).min(1, "write a paragraph").describe("What stands before the button."),
      button: Line.describe("The words of the link that the mail is about."),
      after: z.array(Paragraph).describe("Smaller print below the button: what happens if nothing is done."),
    })
    .superRefine(({ subject, heading, text, button, after }, context) => {
      const said = new Set<string>();
      const look = (path: (string | number)[], words: string) => {
        for (const [whole, name = ""] of words.matchAll(PLACEHOLDER)) {
          said.add(name);
          if (placeholders.includes(name)) continue;
          const message =
            placeholders.length === 0 ? `write it without ${whole}: nothing is filled in here` : `write ${shown}, not ${whole}`;
          context.addIssue({ code: "custom", path, message });
        }
      };
      for (const [field, words] of Object.entries({ subject, heading, button })) look([field], words);
      for (const [field, paragraphs] of Object.entries({ text, after })) {
        for (const [index, words] of paragraphs.entries()) look([field, index], words);
      }
      const silent = placeholders.filter((name) => !said.has(name));
      if (silent.length > 0) context.addIssue({ code: "custom", path: ["text"], message: `say {${silent.join("} and {")}} somewhere` });
    });
}

/** The mails by name; a new one begins here. */
export const MAILS = {
  newsletterConfirm: mail("days").describe("Asks for confirmation. No advertising in it: it goes to people who have not agreed yet."),
  newsletterAlready: mail().describe(
    "Somebody asked for the newsletter with an address that has it, and the site does not say so to strangers.",
  ),
  downloadLink: mail("product", "version", "system", "hours", "times").describe(
    "The link to an installer. {hours} and {times} come with their unit: 72 hours, 5 times.",
  ),
  licenceKeyReceipt: mail("product", "days").describe("To who asked for a lost licence key. {days} comes with its unit."),
  licenceKeyRequest: mail("email", "product", "day", "language", "message").describe(
    "To the vendor's own address, which alone gets to see what a visitor wrote: {message}, each line behind a mark.",
  ),
};
export type MailName = keyof typeof MAILS;

export const MailWords = z.strictObject({
  linkHelp: Line.describe("Stands before the link's address, for readers whose button does not work."),
  automatic: Paragraph.describe("The last lines of every mail: why it came. {site} is the vendor's name.").refine(
    (words) => [...words.matchAll(PLACEHOLDER)].every(([whole]) => whole === "{site}"),
    "write {site} and no other placeholder",
  ),
  unsubscribe: Line.describe("The link that ends the newsletter."),
  ...MAILS,
});
export type MailWords = z.infer<typeof MailWords>;
