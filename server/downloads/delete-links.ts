import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { DAY } from "#server/durations.ts";
import { deleteMails } from "#server/mail/delete-mails.ts";
import type { Server } from "#server/running-server.ts";
import { deleteLinks, deleteLinksOf } from "./store.ts";

/** Longer than a mail may wait for its mail server plus the link's own life; until then an expired link can show its product. Milliseconds. */
const LINK_RETENTION = 30 * DAY;

/** Deletes links past their retention, with their mails. @returns The number of links. */
export const deleteOldLinks = ({ database }: Server, now: number): Promise<number> =>
  deleteInBatches(database, async (tx, limit) => {
    const mails = await deleteLinks(tx, now - LINK_RETENTION, limit);
    await deleteMails(tx, mails);
    return mails.length;
  });

/** For the newsletter, which may not import store.ts. */
export { deleteLinksOf };
