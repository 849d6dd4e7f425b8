import { sql } from "kysely";
import type { Queries } from "#server/db/database.ts";

export type Count = { key: string; points: number; ends_at: number };

/**
 * Adds one to each counter, in one statement: of requests at the same moment each sees its own number. A window that has
 * ended begins anew.
 */
export function countUp(db: Queries, counters: readonly { key: string; endsAt: number }[], now: number): Promise<Count[]> {
  // Always in the same order, so that two statements that touch the same rows cannot wait for each other.
  const rows = counters.map(({ key, endsAt }) => ({ key, points: 1, ends_at: endsAt })).sort((a, b) => (a.key < b.key ? -1 : 1));
  return db
    .insertInto("limits")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        points: sql`case when limits.ends_at <= ${now} then 1 else limits.points + 1 end`,
        ends_at: sql`case when limits.ends_at <= ${now} then excluded.ends_at else limits.ends_at end`,
      }),
    )
    .returning(["key", "points", "ends_at"])
    .execute();
}

/** @returns How many counters were of no use any more. */
export async function deleteEndedCounters(db: Queries, now: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("limits").where("ends_at", "<=", now).executeTakeFirst();
  return Number(numDeletedRows);
}
