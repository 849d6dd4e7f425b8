/** The commands of the vendor's staff on accounts. */
import { mailboxOf } from "#server/mailbox/mailbox-of.ts";
import type { Server } from "#server/running-server.ts";
import { eraseAccount, exportAccount } from "./personal-data.ts";
import { countAccounts, findAccountByEmail, listAccountsByDomains, lockAccount } from "./store.ts";

/** @returns `undefined` if no account has the address. */
export async function exportAccountOf(server: Server, email: string): Promise<Record<string, unknown> | undefined> {
  const account = await findAccountByEmail(server.database.queries, email.trim().toLowerCase());
  return account === undefined ? undefined : exportAccount(server, account);
}

/** Deletes an account without a mail to its owner. @returns Whether there was one. */
export function eraseAccountOf(server: Server, email: string): Promise<boolean> {
  return server.database.transact(async (tx) => {
    const found = await findAccountByEmail(tx, email.trim().toLowerCase());
    const account = found && (await lockAccount(tx, server.database.engine, found.id));
    if (account === undefined) return false;
    await eraseAccount(server, tx, account);
    return true;
  });
}

/** Deletes the accounts of a mailbox, in every spelling of its address, without a mail to their owner. @returns Whether there was one. */
export function eraseAccountsOfMailbox(server: Server, email: string): Promise<boolean> {
  const { name, domains } = mailboxOf(email);
  return server.database.transact(async (tx) => {
    const owned = (await listAccountsByDomains(tx, domains)).filter((account) => mailboxOf(account.email).name === name);
    for (const account of owned) {
      await lockAccount(tx, server.database.engine, account.id);
      await eraseAccount(server, tx, account);
    }
    return owned.length > 0;
  });
}

/** Counts accounts by language, and whether their address is confirmed. */
export const summariseAccounts = ({ database }: Server) => countAccounts(database.queries);
