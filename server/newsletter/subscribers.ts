/** The commands of the vendor's staff on subscribers, except the proof of consent (prove-consent.ts). */
import { toSiteLocale } from "#lib/i18n/locales.ts";
import { deleteLinksOf } from "#server/downloads/delete-links.ts";
import { recordErasures, subscriberErasureHash } from "#server/erasures/erasures.ts";
import { deleteMailFilesOf, deleteMails, deleteMailsOf } from "#server/mail/delete-mails.ts";
import { mailboxOf } from "#server/mailbox/mailbox-of.ts";
import type { Server } from "#server/running-server.ts";
import { unsubscribeLinks } from "./links.ts";
import { countByStatus, deleteSubscriptions, listByDomains, listConfirmed } from "./store.ts";

/** All confirmed subscribers, with the two links that newsletter mails must contain: List-Unsubscribe, and a page. */
export async function exportSubscribers(server: Server) {
  const rows = await listConfirmed(server.database.queries);
  return rows.map(({ id, email, language, confirmed_at }) => {
    const { call, page } = unsubscribeLinks(server, toSiteLocale(language), id);
    return { email, language, confirmedAt: new Date(confirmed_at ?? 0).toISOString(), unsubscribe: call, unsubscribePage: page };
  });
}

/** Counts subscriptions by status and language. */
export const countSubscribers = ({ database }: Server) => countByStatus(database.queries);

/**
 * Erases everything about a mailbox: subscriptions in every spelling of the address, with their proofs; mails, waiting or sent,
 * also as files; download links; counters. A keyed hash of each spelling stays, so that a restored back-up can be cleaned again.
 *
 * @returns Whether there was a subscription, a mail or a file.
 */
export async function eraseSubscriber(server: Server, email: string): Promise<boolean> {
  const { name, domains } = mailboxOf(email);
  const hasRows = await server.database.transact(async (tx) => {
    const candidates = await listByDomains(tx, domains);
    const subscriptions = candidates.filter(({ address }) => mailboxOf(address).name === name);
    const ids = subscriptions.map(({ id }) => id);
    await deleteMails(tx, await deleteSubscriptions(tx, ids));
    const mails = await deleteMailsOf(server, tx, email);
    await deleteLinksOf(tx, mails);
    const spellings = [email, ...subscriptions.map(({ address }) => address)];
    await recordErasures(server, tx, new Set(spellings.map((address) => subscriberErasureHash(server, address))));
    return subscriptions.length + mails.length > 0;
  });
  const files = await deleteMailFilesOf(server, email);
  return hasRows || files > 0;
}
