/** Limits of the forms that mail to a typed address: how many requests a client sends, and how many different mailboxes its network enters. */
import type { Tx } from "#server/db/database.ts";
import { mailboxOf } from "#server/mailbox/mailbox-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import type { Client } from "./client.ts";
import { ADDRESS_LIMIT, type LimitName } from "./policies.ts";
import { listCounters, scaled, waitOf } from "./rate-limits.ts";
import { countDown, countUp } from "./store.ts";

export const FORM_LIMITS: readonly LimitName[] = ["form-client", "form-network"];

/** A form that mails to an address: who sent it, and the address that was typed. */
export type SentForm = { client: Client; email: string };

/**
 * Counts a request, and its mailbox for the client's network once in each window (docs/decisions/0038-budgets-that-customers-do-not-meet.md).
 * The response depends on what this network has entered alone, so that it reveals nothing about requests of others.
 *
 * @throws Refusal RATE_LIMIT_EXCEEDED if the client or its network has sent too many requests, or the network has entered too many other mailboxes.
 */
export async function takeFormLimits(server: Server, form: SentForm): Promise<void> {
  const refusal = await server.database.transact((tx) => countForm(server, tx, form));
  if (refusal !== undefined) throw refusal;
}

/** As takeFormLimits, in a transaction, which must be committed: a refused request counts, too. @returns The refusal. */
export async function countForm(server: Server, tx: Tx, { client, email }: SentForm): Promise<Refusal | undefined> {
  const now = server.now();
  const counters = listCounters(server, client, FORM_LIMITS, now);
  const hash = (text: string) => keyedHash(server.secret, "addresses", text);
  const { network } = client;
  const all = { key: `addresses:${hash(network)}`, endsAt: now + ADDRESS_LIMIT.time, limit: scaled(ADDRESS_LIMIT.count, server) };
  const own = { key: `address:${hash(`${network} ${mailboxOf(email).name}`)}`, endsAt: now + ADDRESS_LIMIT.time };
  // Locks the network's rows, so that its requests are counted one after another.
  const counts = await countUp(tx, [...counters, all, own], now);
  const isKnown = counts.some(({ key, points }) => key === own.key && points > 1);
  const wait = waitOf(isKnown ? counters : [...counters, all], counts, now);
  // A refused request counts, but not its mailbox, and a known mailbox does not count again.
  if (isKnown || wait !== undefined) await countDown(tx, isKnown ? [all.key] : [all.key, own.key]);
  return wait === undefined ? undefined : new Refusal("RATE_LIMIT_EXCEEDED", wait);
}
