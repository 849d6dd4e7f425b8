/** Decides whether one more mail may be sent to a mailbox, to its domain and in total: docs/decisions/0019-budgets-of-mail.md. */
import type { Tx } from "#server/db/database.ts";
import { mailboxOf } from "#server/mailbox/mailbox-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import { MAIL_LIMITS, MAILBOX_BUDGET, type MailLimitName } from "./policies.ts";
import { type MailCount, takeMailLimits } from "./rate-limits.ts";
import { deleteRecipient, recordMail } from "./store.ts";

/**
 * A mail may not be sent, and a refusal would reveal that others have requested mail. Thrown in a transaction, it rolls the
 * transaction back; inMailTransaction catches it, and the form is answered with success.
 */
export class MailWithheld extends Error {
  /** The exhausted budget: `mailbox`, or a name of MAIL_LIMITS. */
  readonly budget: "mailbox" | MailLimitName;

  constructor(budget: MailWithheld["budget"]) {
    super(`the budget ${budget} is used up`);
    this.name = "MailWithheld";
    this.budget = budget;
  }
}

/** The mailbox's key in the database: can be compared, but not read. */
export const recipientHash = ({ secret }: Pick<Server, "secret">, address: string) =>
  keyedHash(secret, "recipient", mailboxOf(address).name);
/** The key of the visitor whom a mail to the staff is about: mails to the staff have a budget for each visitor. */
const staffSubjectHash = ({ secret }: Pick<Server, "secret">, address: string) =>
  keyedHash(secret, "staff-subject", mailboxOf(address).name);

/**
 * Counts a mail to an address that a visitor typed.
 *
 * @param kind Mails of one kind have a minimum interval, MAILBOX_BUDGET.betweenSameKind.
 * @throws MailWithheld; Refusal RATE_LIMIT_EXCEEDED if that reveals nothing about others.
 */
export async function takeVisitorBudget(server: Server, tx: Tx, address: string, kind: string): Promise<void> {
  await takeMailbox(server, tx, recipientHash(server, address), kind);
  const { name, domain, isPublic } = mailboxOf(address);
  const domainLimits: MailLimitName[] = isPublic ? ["public-domain"] : ["domain", "domain-day"];
  await takeLimits(server, tx, [
    { name: "all", spreadBy: name },
    ...domainLimits.map((limit): MailCount => ({ name: limit, of: domain, spreadBy: name })),
  ]);
}

/** Counts a mail to the vendor's staff. @param visitor The address that it is about. @throws as takeVisitorBudget. */
export async function takeStaffBudget(server: Server, tx: Tx, visitor: string, kind: string): Promise<void> {
  await takeMailbox(server, tx, staffSubjectHash(server, visitor), kind);
  await takeLimits(server, tx, [{ name: "staff", spreadBy: "" }]);
}

/** Counts a mail that only the owner of a confirmed address can cause, such as a notice. @throws Refusal RATE_LIMIT_EXCEEDED. */
export async function takeAccountBudget(server: Server, tx: Tx, address: string): Promise<void> {
  await takeLimits(server, tx, [{ name: "all", spreadBy: mailboxOf(address).name }]);
}

/** Deletes what was counted for a mailbox. */
export async function deleteMailboxCounts(server: Server, tx: Tx, address: string): Promise<void> {
  for (const key of [recipientHash(server, address), staffSubjectHash(server, address)]) await deleteRecipient(tx, key);
}

async function takeMailbox(server: Server, tx: Tx, recipient: string, kind: string): Promise<void> {
  const now = server.now();
  const { sameKind, all } = await recordMail(tx, recipient, kind, now, MAILBOX_BUDGET.count);
  // Both lists begin with the mail that is being counted.
  const [, lastOfKind = 0] = sameKind;
  const oldest = all[MAILBOX_BUDGET.count] ?? 0;
  const allowedAt = Math.max(lastOfKind + MAILBOX_BUDGET.betweenSameKind, oldest + MAILBOX_BUDGET.time);
  if (allowedAt > now) throw new MailWithheld("mailbox");
}

async function takeLimits(server: Server, tx: Tx, counts: readonly MailCount[]): Promise<void> {
  const exceeded = await takeMailLimits(server, tx, counts);
  const open = exceeded.filter(({ name }) => !MAIL_LIMITS[name].isSecret);
  if (open.length > 0) throw new Refusal("RATE_LIMIT_EXCEEDED", Math.max(...open.map(({ wait }) => wait)));
  const [secret] = exceeded;
  if (secret !== undefined) throw new MailWithheld(secret.name);
}
