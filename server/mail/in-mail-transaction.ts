import { inOneStep, inTransaction, type Tx } from "#server/db/database.ts";
import { countWithheld } from "#server/limits/count-withheld.ts";
import { log } from "#server/log.ts";
import type { Server } from "#server/running-server.ts";
import { MailWithheld } from "./budget.ts";

/**
 * Runs a transaction that queues mails, and wakes the worker after it. When a budget withholds a mail, nothing of the
 * transaction stays; the caller answers with success all the same.
 *
 * @param work Calls queueMail.
 * @returns Whether the transaction was kept.
 */
export async function inMailTransaction(server: Server, work: (tx: Tx) => Promise<void>): Promise<boolean> {
  try {
    await inTransaction(server.database, work);
  } catch (error) {
    if (!(error instanceof MailWithheld)) throw error;
    log("mail-withheld", { budget: error.budget });
    // A write like the one that was taken back: without it the time of the answer would tell that no mail was queued.
    await inOneStep(server.database, (db) => countWithheld(server, db, error.budget));
    return false;
  }
  server.mailWaits();
  return true;
}
