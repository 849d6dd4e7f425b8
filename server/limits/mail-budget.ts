/** Decides whether one more mail may be sent to a mailbox, to its domain and in total: docs/decisions/0038-budgets-that-customers-do-not-meet.md. */
import type { Queries, Tx } from "#server/db/database.ts";
import { CLOCK_TOLERANCE } from "#server/durations.ts";
import { mailboxOf } from "#server/mailbox/mailbox-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import { MAIL_LIMITS, MAILBOX_BUDGET, type MailLimitName, STAFF_BUDGET } from "./policies.ts";
import { type MailCount, takeMailLimits } from "./rate-limits.ts";
import { deleteRecipient, findOpened, recordMail, recordOpened } from "./store.ts";

/**
 * A mail may not be sent, and a refusal would reveal that others have requested mail. Thrown in the work of
 * inMailTransaction, it undoes that work, and the form is answered with success.
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
  const recipient = recipientHash(server, address);
  await takeMailbox(server, tx, { recipient, kind, count: MAILBOX_BUDGET.count, opened: MAILBOX_BUDGET.opened });
  const { name, domain, isPublic } = mailboxOf(address);
  const domainLimits: MailLimitName[] = isPublic ? ["public-domain"] : ["domain", "domain-day"];
  await takeLimits(server, tx, [
    { name: "all", spreadBy: name },
    ...domainLimits.map((limit): MailCount => ({ name: limit, of: domain, spreadBy: name })),
  ]);
}

/** Counts a mail to the vendor's staff. @param visitor The address that it is about. @throws as takeVisitorBudget. */
export async function takeStaffBudget(server: Server, tx: Tx, visitor: string, kind: string): Promise<void> {
  const { count } = STAFF_BUDGET;
  await takeMailbox(server, tx, { recipient: staffSubjectHash(server, visitor), kind, count, opened: count });
  await takeLimits(server, tx, [{ name: "staff", spreadBy: "" }]);
}

/** Counts a mail that only the owner of a confirmed address can cause, such as a notice. @throws Refusal RATE_LIMIT_EXCEEDED. */
export async function takeAccountBudget(server: Server, tx: Tx, address: string): Promise<void> {
  await takeLimits(server, tx, [{ name: "all", spreadBy: mailboxOf(address).name }]);
}

/**
 * Records that a person opened the link in a mail, so that its mailbox has the larger budget. Not for a request that a mail scanner
 * sends, too: opening the page of a link is no proof.
 *
 * @param mail The mail's id.
 */
export const recordOpenedLink = ({ now }: Pick<Server, "now">, db: Queries, mail: string): Promise<void> => recordOpened(db, mail, now());

export async function deleteMailboxCounts(server: Server, tx: Tx, address: string): Promise<void> {
  for (const key of [recipientHash(server, address), staffSubjectHash(server, address)]) await deleteRecipient(tx, key);
}

/** `count`: mails in MAILBOX_BUDGET.time. `opened`: the same for a recipient who has opened a mailed link. */
type MailboxCount = { recipient: string; kind: string; count: number; opened: number };

async function takeMailbox(server: Server, tx: Tx, { recipient, kind, count, opened }: MailboxCount): Promise<void> {
  const now = server.now();
  const { sameKind, all } = await recordMail(tx, recipient, kind, now, opened);
  // Both lists begin with the mail that is being counted.
  const [, lastOfKind] = sameKind;
  // A later time than now was stored before the clock was set back.
  const isWithin = (time: number, at = 0) => at + time > now && at <= now + CLOCK_TOLERANCE;
  const isUsedUp = (limit: number) => isWithin(MAILBOX_BUDGET.time, all[limit]);
  const isFull = isUsedUp(count) && (isUsedUp(opened) || (await findOpened(tx, recipient, now - MAILBOX_BUDGET.openedTime)) === undefined);
  if (isFull || isWithin(MAILBOX_BUDGET.betweenSameKind, lastOfKind)) throw new MailWithheld("mailbox");
}

async function takeLimits(server: Server, tx: Tx, counts: readonly MailCount[]): Promise<void> {
  const exceeded = await takeMailLimits(server, tx, counts);
  const open = exceeded.filter(({ name }) => !MAIL_LIMITS[name].isSecret);
  if (open.length > 0) throw new Refusal("RATE_LIMIT_EXCEEDED", Math.max(...open.map(({ wait }) => wait)));
  const [secret] = exceeded;
  if (secret !== undefined) throw new MailWithheld(secret.name);
}
