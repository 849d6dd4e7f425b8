import { inTransaction } from "#server/db/database.ts";
import { forgetLinksOf } from "#server/downloads/forget-links-of.ts";
import { forgetMailFilesOf, forgetMailsOf } from "#server/mail/forget-person.ts";
import { forgetMails } from "#server/mail/forget-mails.ts";
import { mailboxOf } from "#server/mail/mailbox-of.ts";
import type { Server } from "#server/running-server.ts";
import { erasureHash } from "./prove-consent.ts";
import { deleteSubscriptions, insertErasure, listByDomains } from "./store.ts";

/**
 * Erases the person behind a mailbox: subscriptions in every spelling of the address, with their proofs; mails, waiting or
 * not, and as files; download links; what was counted for the mailbox. What stays is a keyed hash of each spelling, so that
 * a restored back-up can be cleaned again.
 *
 * @returns Whether there was a subscription, a mail or a file.
 */
export async function eraseSubscriber(server: Server, email: string): Promise<boolean> {
  const { name, domains } = mailboxOf(email);
  const hasRows = await inTransaction(server.database, async (tx) => {
    // Of one provider there may be many; only the name of the mailbox says which are the same.
    const candidates = await listByDomains(tx, domains);
    const subscriptions = candidates.filter(({ address }) => mailboxOf(address).name === name);
    await forgetMails(
      tx,
      await deleteSubscriptions(
        tx,
        subscriptions.map(({ id }) => id),
      ),
    );
    const mails = await forgetMailsOf(server, tx, email);
    await forgetLinksOf(tx, mails);
    const hashes = new Set([email, ...subscriptions.map(({ address }) => address)].map((address) => erasureHash(server, address)));
    for (const hash of hashes) await insertErasure(tx, hash, server.now());
    return subscriptions.length + mails.length > 0;
  });
  const files = await forgetMailFilesOf(server, email);
  return hasRows || files > 0;
}
