import { z } from "zod";
import { Locale } from "#schemas/locale.ts";
import { MAILS, type MailName } from "#schemas/mail.ts";

const NAMES = Object.keys(MAILS) as [MailName, ...MailName[]];

/** A mail that waits: to whom, and what its template is filled with. Rendered when it leaves, so that waiting costs little. */
export const Letter = z.strictObject({
  to: z.email(),
  /** Whom an answer to it reaches: in mails to the house, the visitor. */
  replyTo: z.email().optional(),
  template: z.enum(NAMES),
  locale: Locale,
  values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  link: z.url(),
  /** RFC 8058: an address that ends the newsletter by one POST. Its page for people is the mail's last line. */
  unsubscribe: z.strictObject({ call: z.url(), page: z.url() }).optional(),
});
export type Letter = z.input<typeof Letter>;
