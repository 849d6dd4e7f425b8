import { DAY } from "#server/durations.ts";
import { deleteMails } from "#server/mail/delete-mails.ts";
import type { Server } from "#server/running-server.ts";
import { deleteLinks, deleteLinksOf } from "./store.ts";

/** Longer than a mail may wait for its mail server plus the link's own life; until then an expired link can show its product. Milliseconds. */
const LINK_RETENTION = 30 * DAY;
/** Links per transaction, so that other requests do not wait long. */
const BATCH_SIZE = 200;

/** Deletes links past their retention, with their mails. @returns The number of links. */
export async function deleteOldLinks({ database }: Server, now: number): Promise<number> {
  let total = 0;
  for (let isFull = true; isFull;) {
    const count = await database.transact(async (tx) => {
      const mails = await deleteLinks(tx, now - LINK_RETENTION, BATCH_SIZE);
      await deleteMails(tx, mails);
      return mails.length;
    });
    total += count;
    isFull = count === BATCH_SIZE;
  }
  return total;
}

/** For the newsletter, which may not import store.ts. */
export { deleteLinksOf };
