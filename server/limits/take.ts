import { type Tx, inOneStep } from "#server/db/database.ts";
import { keyedHash } from "#server/secret.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import type { Client } from "./client.ts";
import { type LimitName, LIMITS, MAIL_LIMITS, type MailLimitName } from "./policies.ts";
import { countUp } from "./store.ts";

/** A row of the table, what it may hold, and until when it counts when it begins now. */
type Counter = { key: string; most: number; endsAt: number };

/** The table holds no addresses, only what can be compared. */
const hashOf = ({ secret }: Pick<Server, "secret">, text: string) => keyedHash(secret, "limits", text);

/**
 * Counts a request against each of the limits named. A refused one counts too, so that trying on is not free.
 *
 * @throws Refusal RATE_LIMIT_EXCEEDED with the time until it can be asked again.
 */
export async function takeLimits(server: Server, client: Client, names: readonly LimitName[]): Promise<void> {
  const time = server.now();
  const counters = names.map((name): Counter => {
    const { per, count, time: length } = LIMITS[name];
    return { key: `${name}:${hashOf(server, client[per])}`, endsAt: time + length, most: scaled(count, server) };
  });
  const wait = waitOf(counters, await inOneStep(server.database, (db) => countUp(db, counters, time)), time);
  if (wait !== undefined) throw new Refusal("RATE_LIMIT_EXCEEDED", wait);
}

export type MailCount = {
  name: MailLimitName;
  /** What is counted apart, such as a domain. */
  of?: string;
  /** What decides which of the limit's rows is used. */
  spreadBy: string;
};

/**
 * Counts a mail against each of the limits named, in the transaction that queues it: a mail that is not queued is not
 * counted.
 *
 * @returns The limits that are used up, with the time until they are not. Milliseconds.
 */
export async function takeMailLimits(
  server: Server,
  tx: Tx,
  counts: readonly MailCount[],
): Promise<{ name: MailLimitName; wait: number }[]> {
  const time = server.now();
  const counters = counts.map(({ name, of = "", spreadBy }) => {
    const { count, time: length, shards } = MAIL_LIMITS[name];
    const shard = shards === 1 ? 0 : Buffer.from(hashOf(server, spreadBy), "base64url").readUInt16BE() % shards;
    const key = `mail-${name}:${of === "" ? "" : hashOf(server, of)}:${String(shard)}`;
    return { name, key, endsAt: time + length, most: scaled(count / shards, server) };
  });
  const rows = await countUp(tx, counters, time);
  return counters.flatMap((counter) => {
    const wait = waitOf([counter], rows, time);
    return wait === undefined ? [] : [{ name: counter.name, wait }];
  });
}

const scaled = (count: number, { env }: Server) => Math.max(1, Math.floor(count * env.RATE_LIMIT_SCALE));

/** @returns The longest time until one of the counters that are over their limit begins anew. Milliseconds. */
function waitOf(counters: readonly Counter[], rows: Awaited<ReturnType<typeof countUp>>, time: number): number | undefined {
  const over = rows.filter(({ key, points }) => counters.some((counter) => counter.key === key && points > counter.most));
  return over.length === 0 ? undefined : Math.max(...over.map(({ ends_at }) => ends_at)) - time;
}
