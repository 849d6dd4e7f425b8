import { inTransaction } from "#server/db/database.ts";
import { DAY } from "#server/durations.ts";
import { forgetMails } from "#server/mail/forget-mails.ts";
import type { Server } from "#server/running-server.ts";
import { deleteLinks } from "./store.ts";

/** Longer than a mail server may be away and the link's own time together; until then an old link can say what it was for. */
const LINKS_ARE_KEPT = 30 * DAY;
/** At a time: other requests wait behind a transaction. */
const BATCH = 200;

/** @returns How many. */
export async function forgetOldLinks({ database }: Server, now: number): Promise<number> {
  let total = 0;
  for (let isFull = true; isFull;) {
    const count = await inTransaction(database, async (tx) => {
      const mails = await deleteLinks(tx, now - LINKS_ARE_KEPT, BATCH);
      await forgetMails(tx, mails);
      return mails.length;
    });
    total += count;
    isFull = count === BATCH;
  }
  return total;
}
