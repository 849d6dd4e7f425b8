import { deleteMails } from "#server/mail/delete-mails.ts";
import type { Server } from "#server/running-server.ts";
import { LINK_RETENTION } from "./links.ts";
import { deleteEnded, deleteOldLinks } from "./store.ts";

/**
 * Deletes sessions, codes and links that have ended, and accounts that were never confirmed.
 *
 * @param unconfirmedBefore Milliseconds since 1970.
 * @returns The number of rows.
 */
export function deleteEndedOfAccounts({ database }: Server, now: number, unconfirmedBefore: number): Promise<number> {
  return database.transact(async (tx) => {
    const mails = await deleteOldLinks(tx, now - LINK_RETENTION, unconfirmedBefore);
    await deleteMails(tx, mails);
    return mails.length + (await deleteEnded(tx, now, unconfirmedBefore));
  });
}
