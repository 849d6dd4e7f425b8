/** Deletes mails from the outbox and from the folder of mail files: expired ones, and all that concern one person. */
import type { Tx } from "#server/db/database.ts";
import { DAY } from "#server/durations.ts";
import { deleteMailboxCounts, recipientHash } from "#server/limits/mail-budget.ts";
import { MAILBOX_BUDGET } from "#server/limits/policies.ts";
import { mailboxOf } from "#server/mailbox/mailbox-of.ts";
import type { Server } from "#server/running-server.ts";
import { deleteMatchingMailFiles, deleteOldMailFiles } from "./mail-files.ts";
import { MailJob } from "./mail-job.ts";
import { unseal } from "./seal.ts";
import { deleteExpiredMails, deleteMails, listMailsTo, listSealed } from "./store.ts";

/** For other features, which may not import store.ts. */
export { deleteMails };

/** Milliseconds. Reasons: docs/decisions/0021-how-long-data-stays.md. */
const RETENTION = {
  /** Longer than budgets count a mail. */
  sent: MAILBOX_BUDGET.time + DAY,
  /** Mails that were given up, so that an operator can look into it; and mails that no mail server has accepted since. */
  unsent: 30 * DAY,
  /** Mail files, which a site without a mail server writes. */
  files: 7 * DAY,
};

/** Deletes mails past their retention. Mails that are evidence stay as long as the record that they belong to. @returns The number of rows. */
export const deleteOldMails = ({ database }: Server, now: number): Promise<number> =>
  database.write((db) => deleteExpiredMails(db, { sent: now - RETENTION.sent, unsent: now - RETENTION.unsent }));

/** Deletes files of mails past their retention. @returns The number of files. */
export const deleteOldFiles = ({ env }: Server, now: number): Promise<number> => deleteOldMailFiles(env.DATA_DIR, now - RETENTION.files);

/**
 * Deletes all mails to a mailbox, in every spelling of its address, the unsent mails to the staff about it, and its counters.
 *
 * @returns The ids of the mails.
 */
export async function deleteMailsOf(server: Server, tx: Tx, address: string): Promise<string[]> {
  const { name } = mailboxOf(address);
  const sealed = await listSealed(tx);
  const about = sealed.filter((mail) => listAddresses(server, mail.sealed ?? "").some((person) => mailboxOf(person).name === name));
  const ids = [...new Set([...(await listMailsTo(tx, recipientHash(server, address))), ...about.map(({ id }) => id)])];
  await deleteMails(tx, ids);
  await deleteMailboxCounts(server, tx, address);
  return ids;
}

/** Deletes the files of mails to and about a mailbox on this machine. @returns The number of files. */
export function deleteMailFilesOf({ env }: Server, address: string): Promise<number> {
  const { name } = mailboxOf(address);
  return deleteMatchingMailFiles(env.DATA_DIR, (person) => mailboxOf(person).name === name);
}

/** Recipient and reply address; none for a mail sealed with another secret, which cannot be read. */
function listAddresses({ secret }: Server, sealed: string): string[] {
  try {
    const { to, replyTo } = MailJob.parse(unseal(secret, sealed));
    return [to, ...(replyTo === undefined ? [] : [replyTo])];
  } catch {
    return [];
  }
}
