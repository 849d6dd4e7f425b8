/** Limits how many different mailboxes the clients of one network enter: docs/decisions/0038-budgets-that-customers-do-not-meet.md. */
import { mailboxOf } from "#server/mailbox/mailbox-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import type { Client } from "./client.ts";
import { ADDRESS_LIMIT } from "./policies.ts";
import { scaled } from "./rate-limits.ts";
import { countUp } from "./store.ts";

/** Thrown to roll the transaction back. */
class KnownAddress extends Error {}

/**
 * Counts a mailbox for the client's network, once in each window. The response depends on what this network has entered alone, so
 * that it reveals nothing about requests of others.
 *
 * @throws Refusal RATE_LIMIT_EXCEEDED if the network has entered too many others.
 */
export async function takeAddress(server: Server, client: Client, address: string): Promise<void> {
  const now = server.now();
  const endsAt = now + ADDRESS_LIMIT.time;
  const hash = (text: string) => keyedHash(server.secret, "addresses", text);
  const { network } = client;
  const keys = { all: `addresses:${hash(network)}`, own: `address:${hash(`${network} ${mailboxOf(address).name}`)}` };
  try {
    await server.database.transact(async (tx) => {
      // Locks the network's row, so that its requests are counted one after another.
      const counts = await countUp(
        tx,
        [
          { key: keys.all, endsAt },
          { key: keys.own, endsAt },
        ],
        now,
      );
      const all = counts.find(({ key }) => key === keys.all);
      if (counts.some(({ key, points }) => key === keys.own && points > 1)) throw new KnownAddress();
      if (all !== undefined && all.points > scaled(ADDRESS_LIMIT.count, server))
        throw new Refusal("RATE_LIMIT_EXCEEDED", all.ends_at - now);
    });
  } catch (error) {
    if (!(error instanceof KnownAddress)) throw error;
  }
}
