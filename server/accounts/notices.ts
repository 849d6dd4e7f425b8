/** Mails that tell the owner of an account what has happened to it. No budget of the mailbox withholds them. */
import { toSiteLocale } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { MailName } from "#schemas/mail.ts";
import type { Tx } from "#server/db/database.ts";
import { queueMail } from "#server/mail/outbox.ts";
import type { Server } from "#server/running-server.ts";

/** @param page What the mail's button opens. */
export async function mailNotice(
  server: Server,
  tx: Tx,
  { email, locale }: { email: string; locale: string },
  template: MailName,
  page: string,
): Promise<void> {
  const language = toSiteLocale(locale);
  const link = server.origin + localePath(language, page);
  await queueMail(server, tx, { to: email, template, locale: language, link }, { to: { account: template } });
}
