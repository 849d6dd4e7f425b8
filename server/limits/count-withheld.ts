import { randomInt } from "node:crypto";
import type { Queries } from "#server/db/database.ts";
import { DAY } from "#server/durations.ts";
import type { Server } from "#server/running-server.ts";
import { countUp } from "./store.ts";

/** Over how many rows a count is spread, so that requests do not wait for each other. */
const SHARDS = 16;

/** Counts a mail that was not sent, for a day, by the budget that withheld it. */
export async function countWithheld({ now }: Server, db: Queries, budget: string): Promise<void> {
  const time = now();
  await countUp(db, [{ key: `withheld-${budget}:${String(randomInt(SHARDS))}`, endsAt: time + DAY }], time);
}
