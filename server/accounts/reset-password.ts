import { toSiteLocale } from "#lib/i18n/locales.ts";
import type { MailRequest, ResetPasswordRequest } from "#schemas/account-requests.ts";
import type { Client } from "#server/limits/client.ts";
import { takeFormLimits } from "#server/limits/form-limits.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { requireAddress } from "./address.ts";
import { mailUnknown } from "./confirm-account.ts";
import { deleteLinks, linkHours, mailLink, requireLink, takeLink } from "./links.ts";
import { checkNewPassword } from "./new-password.ts";
import { mailNotice } from "./notices.ts";
import type { FormKind } from "./sign-up.ts";
import { deleteSessions, findAccount, findAccountByEmail, lockAccount, lockAddress, setPasswordHash, updateAccount } from "./store.ts";
import { inAccountTransaction, Passwords } from "./transaction.ts";

/**
 * Mails a link for choosing a new password. An address without an account gets a mail that says so; the response is the same.
 *
 * @throws Refusal INVALID_EMAIL, RATE_LIMIT_EXCEEDED.
 */
export async function requestPasswordReset(server: Server, { email: typed, language }: MailRequest, client: Client): Promise<void> {
  const email = requireAddress(typed);
  await takeFormLimits(server, { client, email });
  await inAccountTransaction(server, async (tx) => {
    await lockAddress(tx, server.database.engine, email);
    const account = await findAccountByEmail(tx, email);
    const locale = toSiteLocale(account?.locale ?? language);
    // In both cases, so that both take as long.
    const hours = linkHours("passwordLinkHours", locale);
    if (account === undefined) {
      await mailUnknown(server, tx, email, locale, "account-password");
      return;
    }
    await mailLink(server, tx, {
      kind: "password",
      accountId: account.id,
      template: "accountPassword",
      to: email,
      locale,
      values: { hours },
      budget: { visitor: "account-password" satisfies FormKind },
    });
  });
}

/**
 * Sets a new password with the link in a mail. All sessions end, and all links that were mailed before stop working. The link
 * proves the address as well, so an account that was not confirmed opens.
 *
 * @throws Refusal INVALID_TOKEN, TOKEN_EXPIRED, WEAK_PASSWORD, RATE_LIMIT_EXCEEDED.
 */
export async function resetPassword(server: Server, { token, newPassword }: ResetPasswordRequest, client: Client): Promise<void> {
  const { database, now } = server;
  const { account_id: id } = await requireLink(server, client, "password", token);
  const owner = await findAccount(database.queries, id);
  checkNewPassword(newPassword, owner?.email ?? "");
  const hash = await new Passwords().hash(newPassword);
  await inAccountTransaction(server, async (tx) => {
    const account = await lockAccount(tx, database.engine, id);
    if (account === undefined) throw new Refusal("INVALID_TOKEN");
    await takeLink(server, tx, "password", token);
    await setPasswordHash(tx, id, hash, now());
    await updateAccount(tx, id, { email_verified: 1, updated_at: now() });
    await deleteSessions(tx, id);
    await deleteLinks(tx, id);
    await mailNotice(server, tx, account, "accountPasswordChanged", "/account/forgot-password");
  });
}
