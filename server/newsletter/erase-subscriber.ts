import { inTransaction } from "#server/db/database.ts";
import { forgetMails } from "#server/mail/forget-mails.ts";
import type { Server } from "#server/running-server.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { erasureHash } from "./prove-consent.ts";
import { deleteSubscriptions, findByAddress, insertErasure } from "./store.ts";

/** Erases somebody: what stays is a keyed hash, so that a restored back-up can be cleaned again. @returns Whether there was anything. */
export function eraseSubscriber(server: Server, email: string): Promise<boolean> {
  return inTransaction(server.database, async (tx) => {
    const subscription = await findByAddress(tx, canonicalAddress(email));
    if (subscription !== undefined) await forgetMails(tx, await deleteSubscriptions(tx, [subscription.id]));
    await insertErasure(tx, erasureHash(server, email), server.now());
    return subscription !== undefined;
  });
}
