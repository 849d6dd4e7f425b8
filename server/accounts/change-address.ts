import type { ChangeAddressRequest } from "#schemas/account-requests.ts";
import type { Client } from "#server/limits/client.ts";
import { takeFormLimits } from "#server/limits/form-limits.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { requireAddress } from "./address.ts";
import { deleteAccountWithLinks, deleteLinks, linkHours, mailLink, requireLink, takeLink } from "./links.ts";
import { mailNotice } from "./notices.ts";
import type { Caller } from "./session.ts";
import { requirePassword } from "./sign-in.ts";
import { type FormKind, mailExisting } from "./sign-up.ts";
import { findAccountByEmail, lockAccount, lockAddress, updateAccount } from "./store.ts";
import { inAccountTransaction } from "./transaction.ts";

/**
 * Mails a link to a new address; the account's address changes when it is used. If another account has the address, its owner
 * is told; the response is the same.
 *
 * @throws Refusal INVALID_EMAIL, INVALID_PASSWORD, RATE_LIMIT_EXCEEDED.
 */
export async function requestAddressChange(
  server: Server,
  { newEmail, password }: ChangeAddressRequest,
  { client, session }: Caller,
): Promise<void> {
  const email = requireAddress(newEmail);
  await takeFormLimits(server, { client, email });
  await requirePassword(server, client, session, password);
  await inAccountTransaction(server, async (tx) => {
    await lockAddress(tx, server.database.engine, email);
    const other = await findAccountByEmail(tx, email);
    if (other?.email_verified === 1) {
      await mailExisting(server, tx, other, "account-address");
      return;
    }
    await mailLink(server, tx, {
      kind: "address",
      accountId: session.accountId,
      template: "accountAddress",
      to: email,
      locale: session.locale,
      values: { hours: linkHours("accountLinkHours", session.locale) },
      email,
      budget: { visitor: "account-address" satisfies FormKind },
    });
  });
}

/**
 * Changes an account's address with the link that was mailed to the new one. Both addresses get a notice.
 *
 * @throws Refusal INVALID_TOKEN, also if another account has the address by now; TOKEN_EXPIRED, RATE_LIMIT_EXCEEDED.
 */
export async function confirmAddressChange(server: Server, { token }: { token: string }, client: Client): Promise<void> {
  const { database, now } = server;
  const { account_id: id, email } = await requireLink(server, client, "address", token);
  if (email === null) throw new Refusal("INVALID_TOKEN");
  await inAccountTransaction(server, async (tx) => {
    await lockAddress(tx, database.engine, email);
    const account = await lockAccount(tx, database.engine, id);
    const other = await findAccountByEmail(tx, email);
    if (account === undefined || (other?.email_verified === 1 && other.id !== id)) throw new Refusal("INVALID_TOKEN");
    await takeLink(server, tx, "address", token);
    // Somebody signed up with the address, and did not confirm that it is theirs.
    if (other?.email_verified === 0) await deleteAccountWithLinks(tx, other.id);
    await updateAccount(tx, id, { email, updated_at: now() });
    await deleteLinks(tx, id);
    await mailNotice(server, tx, account, "accountAddressChanged", "/support");
    await mailNotice(server, tx, { ...account, email }, "accountAddressChanged", "/account");
  });
}
