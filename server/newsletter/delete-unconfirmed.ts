import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { deleteMails } from "#server/mail/delete-mails.ts";
import type { Server } from "#server/running-server.ts";
import { deleteSubscriptions, listUnconfirmed, lockSubscriptions } from "./store.ts";

/** Deletes subscriptions requested before a time and never confirmed. @param before Milliseconds since 1970. @returns The number of subscriptions. */
export const deleteUnconfirmed = ({ database }: Server, before: number): Promise<number> =>
  deleteInBatches(database, async (tx, limit) => {
    const found = await listUnconfirmed(tx, before, limit);
    if (found.length === 0) return 0;
    await lockSubscriptions(tx, database.engine, found);
    // A sign-up may have been confirmed before the lock was taken.
    const ids = await listUnconfirmed(tx, before, limit, found);
    await deleteMails(tx, await deleteSubscriptions(tx, ids));
    return ids.length;
  });
