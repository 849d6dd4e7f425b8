/**
 * The clock of the database, for servers that share one: leases of mails and limits are compared between servers, whose own clocks
 * may differ by minutes or be set while they run.
 */
import { type Kysely, sql } from "kysely";
import { MINUTE } from "#server/durations.ts";
import type { Tables } from "./tables.ts";

export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  stop: () => void;
};

/** Milliseconds. */
const READ_EVERY = MINUTE / 6;
/** A reading that took longer is not exact enough, unless it is the first one. Milliseconds. */
const MAX_ROUND_TRIP = 1_000;

/**
 * Reads the database's clock now and every ten seconds. Between readings, and while the database does not answer, the time goes on by
 * this process's steady clock, which nobody can set.
 *
 * @throws if the first reading fails.
 */
export async function startSharedClock(queries: Kysely<Tables>): Promise<Clock> {
  /** The database's time when the steady clock was 0. */
  let zero: number | undefined;
  const read = async () => {
    const begin = performance.now();
    const { rows } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(queries);
    const end = performance.now();
    if (rows[0] !== undefined && (zero === undefined || end - begin <= MAX_ROUND_TRIP)) zero = rows[0].now - (begin + end) / 2;
  };
  // The first reading also waits for the connection, so the second is the exact one.
  await read();
  await read();
  const timer = setInterval(() => void read().catch(() => undefined), READ_EVERY);
  // The timer must not keep the process alive.
  timer.unref();
  return {
    now: () => Math.round((zero ?? 0) + performance.now()),
    stop: () => clearInterval(timer),
  };
}
