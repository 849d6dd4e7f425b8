import { inOneStep } from "#server/db/database.ts";
import type { Server } from "#server/running-server.ts";
import { deleteEndedCounters } from "./store.ts";

/** @returns How many counters were of no use any more. */
export const forgetEndedCounters = ({ database }: Server, now: number) => inOneStep(database, (db) => deleteEndedCounters(db, now));
