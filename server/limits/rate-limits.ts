/** Counts requests and mails against the limits of policies.ts. */
import { randomInt } from "node:crypto";
import type { Queries, Tx } from "#server/db/database.ts";
import { isUnavailable } from "#server/db/is-unavailable.ts";
import { DAY } from "#server/durations.ts";
import { describeError, log } from "#server/log.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import type { Client } from "./client.ts";
import { type LimitName, LIMITS, MAIL_LIMITS, MAILBOX_BUDGET, type MailLimitName } from "./policies.ts";
import { countUp, deleteEnded, tryWrite } from "./store.ts";

/** For the outbox, which may not import store.ts. */
export { tryWrite };

type Counted = Pick<Client, "client" | "network"> & { subject?: string };
/** A counter's row, its limit, and the end of its window if the window begins now. */
type Counter = { key: string; limit: number; endsAt: number };

/** The number of rows that share the count of withheld mails, so that concurrent requests do not wait for one row's lock. */
const WITHHELD_SHARDS = 16;

/** Addresses and domains are stored as keyed hashes. */
const hashOf = ({ secret }: Pick<Server, "secret">, text: string) => keyedHash(secret, "limits", text);

/**
 * Counts a request against each of the named limits. Refused requests count as well.
 *
 * @param client With the `subject` of limits that count one.
 * @throws Refusal RATE_LIMIT_EXCEEDED with the time until the next request may succeed.
 */
export async function takeLimits(server: Server, client: Counted, names: readonly LimitName[]): Promise<void> {
  const now = server.now();
  const counters = listCounters(server, client, names, now);
  const wait = waitOf(counters, await server.database.write((db) => countUp(db, counters, now)), now);
  if (wait !== undefined) throw new Refusal("RATE_LIMIT_EXCEEDED", wait);
}

/** As takeLimits, but lets the request pass while the database is unavailable: for what needs the database for nothing else. */
export async function takeLimitsIfPossible(server: Server, client: Counted, names: readonly LimitName[]): Promise<void> {
  try {
    await takeLimits(server, client, names);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log("database-unavailable", describeError(error));
  }
}

/** @returns The counters of the named limits, for a request that comes now. */
export function listCounters(server: Server, client: Counted, names: readonly LimitName[], now: number): Counter[] {
  return names.map((name) => {
    const { per, count, time } = LIMITS[name];
    const { subject = "", network } = client;
    const counted = per === "subject-network" ? `${subject} ${network}` : (client[per] ?? "");
    return { key: `${name}:${hashOf(server, counted)}`, endsAt: now + time, limit: scaled(count, server) };
  });
}

export type MailCount = {
  name: MailLimitName;
  /** What has a count of its own, such as a domain. */
  of?: string;
  /** Decides which of the limit's shards is used. */
  spreadBy: string;
};

/**
 * Counts a mail against each of the named limits, in the transaction that queues it: a mail that is not queued does not count.
 *
 * @returns The exceeded limits, with the milliseconds until they are not.
 */
export async function takeMailLimits(
  server: Server,
  tx: Tx,
  counts: readonly MailCount[],
): Promise<{ name: MailLimitName; wait: number }[]> {
  const now = server.now();
  const counters = counts.map(({ name, of = "", spreadBy }) => {
    const { count, time, shards } = MAIL_LIMITS[name];
    const shard = shards === 1 ? 0 : Buffer.from(hashOf(server, spreadBy), "base64url").readUInt16BE() % shards;
    const key = `mail-${name}:${of === "" ? "" : hashOf(server, of)}:${shard}`;
    return { name, key, endsAt: now + time, limit: scaled(count / shards, server) };
  });
  const rows = await countUp(tx, counters, now);
  return counters.flatMap((counter) => {
    const wait = waitOf([counter], rows, now);
    return wait === undefined ? [] : [{ name: counter.name, wait }];
  });
}

/** Counts a mail that was not sent, for a day, under the budget that withheld it. */
export async function countWithheld({ now }: Server, db: Queries, budget: string): Promise<void> {
  const time = now();
  await countUp(db, [{ key: `withheld-${budget}:${randomInt(WITHHELD_SHARDS)}`, endsAt: time + DAY }], time);
}

/** Deletes counters whose window has ended, and recipients past the mailbox budget. @returns The number of deleted rows. */
export const deleteEndedCounters = ({ database }: Server, now: number) =>
  database.write((db) => deleteEnded(db, now, now - MAILBOX_BUDGET.time - DAY));

/** A number of policies.ts as it counts here: multiplied by RATE_LIMIT_SCALE. */
export const scaled = (count: number, { env }: Pick<Server, "env">) => Math.max(1, Math.floor(count * env.RATE_LIMIT_SCALE));

/** @returns The milliseconds until all counters that exceed their limit start again. */
export function waitOf(counters: readonly Counter[], rows: Awaited<ReturnType<typeof countUp>>, now: number): number | undefined {
  const over = rows.filter(({ key, points }) => counters.some((counter) => counter.key === key && points > counter.limit));
  return over.length === 0 ? undefined : Math.max(...over.map(({ ends_at }) => ends_at)) - now;
}
