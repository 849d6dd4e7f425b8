/** Erases again, in a restored database, the people who were erased after its copy was made. */
import { eraseAccountOf } from "#server/accounts/staff-commands.ts";
import { accountErasureHash, subscriberErasureHash } from "#server/erasures/erasures.ts";
import { eraseSubscriber } from "#server/newsletter/subscribers.ts";
import type { Server } from "#server/running-server.ts";
import { readCopy } from "./copy-file.ts";

/**
 * Who came back later, by a new sign-up, stays: the row is newer than the erasure.
 *
 * @param newest The newest copy there is: it lists all erasures, as keyed hashes.
 * @returns How many mailboxes and accounts were erased.
 */
export async function eraseAgain(server: Server, newest: string): Promise<number> {
  const erasedAt = new Map<unknown, number>();
  await readCopy(newest, async (table, row) => {
    if (table === "erasures") erasedAt.set(row.address_hash, Number(row.erased_at));
  });
  const wasErased = (hash: string, createdAt: number) => createdAt <= (erasedAt.get(hash) ?? -1);
  const { queries } = server.database;
  const subscriptions = await queries.selectFrom("subscriptions").select(["email", "address", "created_at"]).execute();
  const again = subscriptions.filter(({ address, created_at }) => wasErased(subscriberErasureHash(server, address), created_at));
  for (const { email } of again) await eraseSubscriber(server, email);
  const accounts = await queries.selectFrom("accounts").select(["email", "created_at"]).execute();
  const accountsAgain = accounts.filter(({ email, created_at }) => wasErased(accountErasureHash(server, email), created_at));
  for (const { email } of accountsAgain) await eraseAccountOf(server, email);
  return again.length + accountsAgain.length;
}
