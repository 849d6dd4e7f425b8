import { toSiteLocale } from "#lib/i18n/locales.ts";
import type { ConfirmAccountRequest, MailRequest } from "#schemas/account-requests.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Tx } from "#server/db/database.ts";
import type { Client } from "#server/limits/client.ts";
import { takeFormLimits } from "#server/limits/form-limits.ts";
import type { Server } from "#server/running-server.ts";
import { requireAddress } from "./address.ts";
import { mailLink, requireLink, takeLink } from "./links.ts";
import type { Sender } from "./session.ts";
import { comparePassword, signInWith, takeSignInLimits } from "./sign-in.ts";
import { type FormKind, mailConfirmation, mailExisting } from "./sign-up.ts";
import { findAccount, findAccountByEmail, lockAccount, lockAddress, updateAccount } from "./store.ts";
import { inAccountTransaction, inSessionTransaction } from "./transaction.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * Opens an account with the link in its mail and the password that was chosen, and signs in. The password is asked for because
 * somebody else may have signed up with this address, and would then have the password of a confirmed account.
 *
 * @returns The headers with the session cookie.
 * @throws Refusal INVALID_TOKEN, TOKEN_EXPIRED, INVALID_PASSWORD, RATE_LIMIT_EXCEEDED.
 */
export async function confirmAccount(
  server: Server,
  { token, password }: ConfirmAccountRequest,
  client: Client,
  request: Sender,
): Promise<Headers> {
  const { database, now } = server;
  const link = await requireLink(server, client, "confirm", token);
  const account = await findAccount(database.queries, link.account_id);
  if (account === undefined) throw new Refusal("INVALID_TOKEN");
  await takeSignInLimits(server, client, account.id);
  const { passwords } = await comparePassword(server, account.id, password);
  return inSessionTransaction(
    server,
    async (tx) => {
      await lockAccount(tx, database.engine, account.id);
      await takeLink(server, tx, "confirm", token);
      await updateAccount(tx, account.id, { email_verified: 1, updated_at: now() });
      // Refuses a wrong password, which rolls all of this back.
      return signInWith(server, account.email, password, request).catch((error: unknown) => {
        throw error instanceof Refusal && error.code === "INVALID_CREDENTIALS" ? new Refusal("INVALID_PASSWORD") : error;
      });
    },
    passwords,
  );
}

/**
 * Mails the link for a new account once more. An address without an account, or with a confirmed one, gets a mail that says so;
 * the response is the same.
 *
 * @throws Refusal INVALID_EMAIL, RATE_LIMIT_EXCEEDED.
 */
export async function resendConfirmation(server: Server, { email: typed, language }: MailRequest, client: Client): Promise<void> {
  const email = requireAddress(typed);
  await takeFormLimits(server, { client, email });
  await inAccountTransaction(server, async (tx) => {
    await lockAddress(tx, server.database.engine, email);
    const account = await findAccountByEmail(tx, email);
    if (account === undefined) await mailUnknown(server, tx, email, toSiteLocale(language), "account-sign-up");
    else if (account.email_verified === 0) await mailConfirmation(server, tx, account);
    else await mailExisting(server, tx, account, "account-sign-up");
  });
}

/** Says that an address has no account. */
export async function mailUnknown(server: Server, tx: Tx, to: string, locale: Locale, kind: FormKind): Promise<void> {
  await mailLink(server, tx, {
    kind: "confirm",
    accountId: undefined,
    template: "accountUnknown",
    to,
    locale,
    page: "/account/signup",
    budget: { visitor: kind },
  });
}
