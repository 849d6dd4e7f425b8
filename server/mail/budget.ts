/** Whether one more mail may be sent to a mailbox, to its domain and to everybody: docs/decisions/0019-budgets-of-mail.md. */
import type { Tx } from "#server/db/database.ts";
import { MAIL_LIMITS, MAILBOX_BUDGET, type MailLimitName } from "#server/limits/policies.ts";
import { type MailCount, takeMailLimits } from "#server/limits/take.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import { mailboxOf } from "./mailbox-of.ts";
import { noteMail } from "./store.ts";

/**
 * A mail that is not sent, where saying so would tell a stranger what others have asked for. The transaction is taken back
 * by it, and the form is answered with success: in-mail-transaction.ts.
 */
export class MailWithheld extends Error {
  /** The budget that is used up: `mailbox`, or a name of MAIL_LIMITS. */
  readonly budget: "mailbox" | MailLimitName;

  constructor(budget: MailWithheld["budget"]) {
    super(`the budget ${budget} is used up`);
    this.name = "MailWithheld";
    this.budget = budget;
  }
}

/** How the database names a mailbox: it can be compared, and not read. */
export const recipientHash = ({ secret }: Pick<Server, "secret">, address: string) =>
  keyedHash(secret, "recipient", mailboxOf(address).name);
/** How it names the visitor whom a mail to the staff is about: the staff's mails have a budget for each visitor. */
export const staffSubjectHash = ({ secret }: Pick<Server, "secret">, address: string) =>
  keyedHash(secret, "staff-subject", mailboxOf(address).name);

/**
 * Counts a mail to an address that somebody typed.
 *
 * @param kind What is asked for: the same again has to wait for MAILBOX_BUDGET.betweenSameKind.
 * @throws MailWithheld, or Refusal RATE_LIMIT_EXCEEDED where that tells nothing about anybody.
 */
export async function takeVisitorBudget(server: Server, tx: Tx, address: string, kind: string): Promise<void> {
  await takeMailbox(server, tx, recipientHash(server, address), kind);
  const { name, domain, isPublic } = mailboxOf(address);
  const ofDomain: MailLimitName[] = isPublic ? ["public-domain"] : ["domain", "domain-day"];
  await takeLimits(server, tx, [
    { name: "all", spreadBy: name },
    ...ofDomain.map((limit): MailCount => ({ name: limit, of: domain, spreadBy: name })),
  ]);
}

/** Counts a mail to the vendor's own staff. @param visitor The address that it is about. @throws as takeVisitorBudget. */
export async function takeStaffBudget(server: Server, tx: Tx, visitor: string, kind: string): Promise<void> {
  await takeMailbox(server, tx, staffSubjectHash(server, visitor), kind);
  await takeLimits(server, tx, [{ name: "staff", spreadBy: "" }]);
}

async function takeMailbox(server: Server, tx: Tx, recipient: string, kind: string): Promise<void> {
  const now = server.now();
  const { sameKind, all } = await noteMail(tx, recipient, kind, now, MAILBOX_BUDGET.count);
  // The mail that is being counted is the first of both.
  const [, lastOfKind = 0] = sameKind;
  const oldest = all[MAILBOX_BUDGET.count] ?? 0;
  const free = Math.max(lastOfKind + MAILBOX_BUDGET.betweenSameKind, oldest + MAILBOX_BUDGET.time);
  if (free > now) throw new MailWithheld("mailbox");
}

async function takeLimits(server: Server, tx: Tx, counts: readonly MailCount[]): Promise<void> {
  const over = await takeMailLimits(server, tx, counts);
  const open = over.filter(({ name }) => !MAIL_LIMITS[name].isSecret);
  if (open.length > 0) throw new Refusal("RATE_LIMIT_EXCEEDED", Math.max(...open.map(({ wait }) => wait)));
  const [secret] = over;
  if (secret !== undefined) throw new MailWithheld(secret.name);
}
