import * as z from "zod";
import { Locale } from "#schemas/locale.ts";
import { MAIL_NAMES } from "#schemas/mail.ts";

/** The stored form of a waiting mail: its template and values. It is rendered when it is sent, so that rows stay small. */
export const MailJob = z.strictObject({
  to: z.email(),
  /** In mails to the vendor's staff, the visitor's address. */
  replyTo: z.email().optional(),
  template: z.enum(MAIL_NAMES),
  locale: Locale,
  values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  link: z.url(),
  /** `call`: the one-click address (RFC 8058). `page`: the unsubscribe page, linked at the end of the mail. */
  unsubscribe: z.strictObject({ call: z.url(), page: z.url() }).optional(),
});
export type MailJob = z.input<typeof MailJob>;
