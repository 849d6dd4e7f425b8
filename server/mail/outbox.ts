/** The queue of mails: a mail is stored in the transaction of what it belongs to, and sent by worker.ts afterwards. */
import type { MailName } from "#schemas/mail.ts";
import type { Tx } from "#server/db/database.ts";
import { attempt } from "#server/db/savepoint.ts";
import { countForm, type SentForm } from "#server/limits/form-limits.ts";
import { MailWithheld, recipientHash, takeAccountBudget, takeStaffBudget, takeVisitorBudget } from "#server/limits/mail-budget.ts";
import { countWithheld, tryWrite } from "#server/limits/rate-limits.ts";
import { log } from "#server/log.ts";
import { newId } from "#server/random.ts";
import type { Server } from "#server/running-server.ts";
import type { MailJob } from "./mail-job.ts";
import { seal } from "./seal.ts";
import { countMails, findDelivery, insertMail, listMailsOfKinds } from "./store.ts";

/** For other features, which may not import store.ts. */
export { findDelivery };

/**
 * Runs a transaction that queues mails, and wakes the worker afterwards. If a budget withholds a mail, what the work wrote is undone;
 * the caller still answers with success.
 *
 * @param work Calls queueMail.
 * @param form Counts in the same transaction, because each waits for the disk; also if the work throws.
 * @returns Whether no budget withheld a mail.
 * @throws Refusal RATE_LIMIT_EXCEEDED if the form's limits are used up; what the work throws.
 */
export async function inMailTransaction(server: Server, work: (tx: Tx) => Promise<void>, form?: SentForm): Promise<boolean> {
  const outcome = await server.database.transact(async (tx) => {
    const refusal = form === undefined ? undefined : await countForm(server, tx, form);
    if (refusal !== undefined) return { error: refusal };
    const attempted = await attempt(tx, work);
    // Counted with the same commit; otherwise the response time would reveal that no mail was queued.
    if ("error" in attempted && attempted.error instanceof MailWithheld) await countWithheld(server, tx, attempted.error.budget);
    return attempted;
  });
  if ("result" in outcome) {
    server.wakeMailWorker();
    return true;
  }
  if (!(outcome.error instanceof MailWithheld)) throw outcome.error;
  log("mail-withheld", { budget: outcome.error.budget });
  return false;
}

type Options = {
  /**
   * Which budget counts the mail. `visitor`: the kind of a mail to an address that anybody may have typed. `staff`: the kind of a
   * mail to the vendor's own address, with the address of the visitor whom it is about. `account`: the kind of a mail to the
   * confirmed address of an account, which only its owner can cause; no mailbox budget, so that nobody can use it up before a notice.
   */
  to: { visitor: string } | { account: string } | { staff: string; about: string };
  /** Keeps the mail server's response as evidence that the mail was sent. */
  isProof?: boolean;
};

/**
 * Stores a mail in a transaction of inMailTransaction.
 *
 * @returns The mail's id.
 * @throws MailWithheld, or Refusal RATE_LIMIT_EXCEEDED, if a budget is used up.
 */
export async function queueMail(server: Server, tx: Tx, mail: MailJob, { to, isProof = false }: Options): Promise<string> {
  if ("visitor" in to) await takeVisitorBudget(server, tx, mail.to, to.visitor);
  else if ("account" in to) await takeAccountBudget(server, tx, mail.to);
  else await takeStaffBudget(server, tx, to.about, to.staff);
  const id = newId();
  await insertMail(tx, {
    id,
    // The same in all attempts, so that mail programs show a mail that was delivered twice only once.
    message_id: `<${id}@${new URL(server.origin).hostname}>`,
    template: mail.template,
    locale: mail.locale,
    kind: "visitor" in to ? to.visitor : "account" in to ? to.account : null,
    recipient: recipientHash(server, mail.to),
    sealed: seal(server.secret, mail),
    is_proof: isProof ? 1 : 0,
    created_at: server.now(),
  });
  return id;
}

/** @returns How many mails are waiting, and how many were given up. @throws if the database accepts no writes, as on a full disk. */
export const countWaiting = ({ database }: Server) => database.write((db) => tryWrite(db).then(() => countMails(db)));

/** Mails to an address that are still stored: sent ones are deleted after two days. Newest first. */
export const listRecentMails = (server: Server, address: string, templates: readonly MailName[]) =>
  listMailsOfKinds(server.database.queries, recipientHash(server, address), templates);
