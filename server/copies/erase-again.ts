/** Erases again, in a restored database, whoever was erased after its copy was made. */
import { eraseAccountOf } from "#server/accounts/staff-commands.ts";
import { accountErasureHash, subscriberErasureHash } from "#server/erasures/erasures.ts";
import { eraseSubscriber } from "#server/newsletter/subscribers.ts";
import type { Server } from "#server/running-server.ts";
import { readCopy } from "./copy-file.ts";

/**
 * @param newest The newest copy there is: it lists all erasures, as keyed hashes.
 * @returns How many mailboxes and accounts were erased.
 */
export async function eraseAgain(server: Server, newest: string): Promise<number> {
  const erased = new Set<unknown>();
  await readCopy(newest, async (table, row) => {
    if (table === "erasures") erased.add(row.address_hash);
  });
  const subscriptions = await server.database.queries.selectFrom("subscriptions").select(["email", "address"]).execute();
  const again = subscriptions.filter(({ address }) => erased.has(subscriberErasureHash(server, address)));
  for (const { email } of again) await eraseSubscriber(server, email);
  const accounts = await server.database.queries.selectFrom("accounts").select("email").execute();
  const accountsAgain = accounts.filter(({ email }) => erased.has(accountErasureHash(server, email)));
  for (const { email } of accountsAgain) await eraseAccountOf(server, email);
  return again.length + accountsAgain.length;
}
