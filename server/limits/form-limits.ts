/** Limits of the forms that mail to a typed address: how many requests a client sends, and how many different mailboxes its network enters. */
import { mailboxOf } from "#server/mailbox/mailbox-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import type { Client } from "./client.ts";
import { ADDRESS_LIMIT, type LimitName } from "./policies.ts";
import { listCounters, scaled, takeLimits, waitOf } from "./rate-limits.ts";
import { countDown, countUp } from "./store.ts";

const NAMES: readonly LimitName[] = ["form-client", "form-network"];

/**
 * Counts a request, and its mailbox for the client's network once in each window (docs/decisions/0038-budgets-that-customers-do-not-meet.md),
 * in one transaction, because each waits for the disk. The response depends on what this network has entered alone, so that it reveals
 * nothing about requests of others.
 *
 * @param address Undefined for a request that mails to nobody.
 * @throws Refusal RATE_LIMIT_EXCEEDED if the client or its network has sent too many requests, or the network has entered too many other mailboxes.
 */
export async function takeFormLimits(server: Server, client: Client, address: string | undefined): Promise<void> {
  if (address === undefined) return takeLimits(server, client, NAMES);
  const now = server.now();
  const counters = listCounters(server, client, NAMES, now);
  const hash = (text: string) => keyedHash(server.secret, "addresses", text);
  const { network } = client;
  const all = { key: `addresses:${hash(network)}`, endsAt: now + ADDRESS_LIMIT.time, limit: scaled(ADDRESS_LIMIT.count, server) };
  const own = { key: `address:${hash(`${network} ${mailboxOf(address).name}`)}`, endsAt: now + ADDRESS_LIMIT.time };
  const wait = await server.database.transact(async (tx) => {
    // Locks the network's rows, so that its requests are counted one after another.
    const counts = await countUp(tx, [...counters, all, own], now);
    const isKnown = counts.some(({ key, points }) => key === own.key && points > 1);
    const wait = waitOf(isKnown ? counters : [...counters, all], counts, now);
    // A refused request counts, but not its mailbox, and a known mailbox does not count again.
    if (isKnown || wait !== undefined) await countDown(tx, isKnown ? [all.key] : [all.key, own.key]);
    return wait;
  });
  if (wait !== undefined) throw new Refusal("RATE_LIMIT_EXCEEDED", wait);
}
