import { inTransaction } from "#server/db/database.ts";
import { forgetMails } from "#server/mail/forget-mails.ts";
import type { Server } from "#server/running-server.ts";
import { deleteSubscriptions, listUnconfirmed } from "./store.ts";

/** At a time: other requests wait behind a transaction. */
const BATCH = 200;

/** Deletes requests that nobody has confirmed since. @returns How many. */
export async function forgetUnconfirmed({ database }: Server, before: number): Promise<number> {
  let total = 0;
  for (let isFull = true; isFull;) {
    const count = await inTransaction(database, async (tx) => {
      const ids = await listUnconfirmed(tx, before, BATCH);
      await forgetMails(tx, await deleteSubscriptions(tx, ids));
      return ids.length;
    });
    total += count;
    isFull = count === BATCH;
  }
  return total;
}
