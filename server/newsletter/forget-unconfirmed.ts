import { inTransaction } from "#server/db/database.ts";
import { forgetMails } from "#server/mail/forget-mails.ts";
import type { Server } from "#server/running-server.ts";
import { deleteSubscriptions, listUnconfirmed, lockSubscriptions } from "./store.ts";

/** At a time: other requests wait behind a transaction. */
const BATCH = 200;

/** Deletes requests that nobody has confirmed since. @returns How many. */
export async function forgetUnconfirmed({ database }: Server, before: number): Promise<number> {
  let total = 0;
  for (let isFull = true; isFull;) {
    const count = await inTransaction(database, async (tx) => {
      const found = await listUnconfirmed(tx, before, BATCH);
      if (found.length === 0) return 0;
      await lockSubscriptions(tx, database.engine, found);
      // A sign-up may have been answered while the lock was waited for.
      const ids = await listUnconfirmed(tx, before, BATCH, found);
      await forgetMails(tx, await deleteSubscriptions(tx, ids));
      return ids.length;
    });
    total += count;
    isFull = count === BATCH;
  }
  return total;
}
