import { deleteMails } from "#server/mail/delete-mails.ts";
import type { Server } from "#server/running-server.ts";
import { deleteSubscriptions, listUnconfirmed, lockSubscriptions } from "./store.ts";

/** Subscriptions per transaction, so that other requests do not wait long. */
const BATCH_SIZE = 200;

/** Deletes subscriptions requested before a time and never confirmed. @param before Milliseconds since 1970. @returns The number of subscriptions. */
export async function deleteUnconfirmed({ database }: Server, before: number): Promise<number> {
  let total = 0;
  for (let isFull = true; isFull;) {
    const count = await database.transact(async (tx) => {
      const found = await listUnconfirmed(tx, before, BATCH_SIZE);
      if (found.length === 0) return 0;
      await lockSubscriptions(tx, database.engine, found);
      // A sign-up may have been confirmed before the lock was taken.
      const ids = await listUnconfirmed(tx, before, BATCH_SIZE, found);
      await deleteMails(tx, await deleteSubscriptions(tx, ids));
      return ids.length;
    });
    total += count;
    isFull = count === BATCH_SIZE;
  }
  return total;
}
