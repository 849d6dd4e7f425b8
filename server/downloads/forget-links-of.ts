import type { Tx } from "#server/db/database.ts";
import { deleteLinksOf } from "./store.ts";

/** Removes the links that were sent with these mails, and from which networks they were used. */
export const forgetLinksOf = (tx: Tx, mails: readonly string[]) => deleteLinksOf(tx, mails);
