import { toSiteLocale } from "#lib/i18n/locales.ts";
import type { SignUpRequest } from "#schemas/account-requests.ts";
import type { Tx } from "#server/db/database.ts";
import type { Client } from "#server/limits/client.ts";
import { takeFormLimits } from "#server/limits/form-limits.ts";
import type { Server } from "#server/running-server.ts";
import { commerce } from "#lib/content/site.ts";
import { requireAddress } from "./address.ts";
import { authOf } from "./auth.ts";
import { callAuth } from "./auth-errors.ts";
import { deleteAccountWithLinks, mailLink } from "./links.ts";
import { checkNewPassword } from "./new-password.ts";
import { type Account, findAccount, findAccountByEmail, lockAddress, updateAccount } from "./store.ts";
import { findSignedUp, inAccountTransaction, Passwords } from "./transaction.ts";

/**
 * Kinds of mails to an address that somebody typed, by form. All mails that one form can send are of one kind: with several, their
 * intervals would reveal whether the address has an account.
 */
export type FormKind = "account-sign-up" | "account-password" | "account-address";

/**
 * Creates an account that opens with the link in a mail. If the address has one, its owner is told by mail; the response does
 * not say so. An account that was never confirmed is replaced: who signed up first may have been somebody else.
 *
 * @throws Refusal INVALID_EMAIL, WEAK_PASSWORD, RATE_LIMIT_EXCEEDED.
 */
export async function signUp(server: Server, request: SignUpRequest, client: Client): Promise<void> {
  const { name, password, userCode } = request;
  const locale = toSiteLocale(request.language);
  const email = requireAddress(request.email);
  checkNewPassword(password, email);
  await takeFormLimits(server, { client, email });
  const passwords = new Passwords();
  await passwords.hash(password);
  await inAccountTransaction(
    server,
    async (tx) => {
      await lockAddress(tx, server.database.engine, email);
      const earlier = await findAccountByEmail(tx, email);
      if (earlier?.email_verified === 0) await deleteAccountWithLinks(tx, earlier.id);
      await callAuth(() => authOf(server).api.signUpEmail({ body: { name, email, password, locale } }));
      const signedUp = findSignedUp();
      const account = await findAccount(tx, signedUp?.accountId ?? "");
      if (account === undefined || signedUp === undefined) throw new Error("better-auth reported no account");
      if (signedUp.kind === "new") await mailConfirmation(server, tx, account, userCode);
      else await mailExisting(server, tx, account, "account-sign-up");
    },
    passwords,
  );
}

export async function mailConfirmation(server: Server, tx: Tx, { id, email, locale }: Account, userCode?: string): Promise<void> {
  await mailLink(server, tx, {
    kind: "confirm",
    accountId: id,
    template: "accountConfirm",
    to: email,
    locale: toSiteLocale(locale),
    values: { days: commerce.confirmationDays },
    ...(userCode === undefined ? {} : { query: { user_code: userCode } }),
    budget: { visitor: "account-sign-up" satisfies FormKind },
  });
}

/** Says that an address has an account. Writes as many rows as a new account, so that it takes as long. */
export async function mailExisting(server: Server, tx: Tx, { id, email, locale, updated_at }: Account, kind: FormKind): Promise<void> {
  await updateAccount(tx, id, { updated_at });
  await updateAccount(tx, id, { updated_at });
  await mailLink(server, tx, {
    kind: "confirm",
    accountId: undefined,
    template: "accountExists",
    to: email,
    locale: toSiteLocale(locale),
    page: "/account/login",
    budget: { visitor: kind },
  });
}
