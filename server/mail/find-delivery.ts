import type { Queries } from "#server/db/database.ts";
import { findDelivery as find } from "./store.ts";

/** What became of a mail: nothing is known of one that was forgotten. */
export const findDelivery = (db: Queries, mail: string) => find(db, mail);
