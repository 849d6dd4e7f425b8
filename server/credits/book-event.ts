import type { Tx } from "#server/db/database.ts";
import { log } from "#server/log.ts";
import { inMailTransaction, queueMail } from "#server/mail/outbox.ts";
import type { Server } from "#server/running-server.ts";
import { creditMail } from "./credit-mail.ts";
import { type Meaning, readEvent } from "./read-event.ts";
import { type Entry, findPurchase, insertEntries, listEntriesOfPayment, lockPayment, type Payment, setPurchaseState } from "./store.ts";

type Event = { id: string; type: string; /** Seconds since 1970. */ created: number; data: { object: unknown } };
/** The address for mails about a payment; `undefined` once the account is erased. */
type FindEmail = (tx: Tx, accountId: string) => Promise<string | undefined>;
type Booking = Extract<Meaning, { type: "booking" }>;

/**
 * Books an event of Stripe with its mails, in one transaction. The same event again, another event about the same refund, and events
 * in any order lead to the same ledger.
 *
 * @param findEmail A function of accounts, which import credits and so cannot be imported here.
 * @param event Its signature has been checked.
 */
export async function bookEvent(server: Server, findEmail: FindEmail, event: Event): Promise<void> {
  const meaning = readEvent(event);
  log("stripe-event", { id: event.id, type: event.type, meaning: meaning?.type ?? "none" });
  if (meaning === undefined) return;
  const now = server.now();
  if (meaning.type === "state") {
    await server.database.write((db) => setPurchaseState(db, meaning.purchase, meaning.state, now));
    return;
  }
  await inMailTransaction(server, (tx) => book(server, findEmail, tx, meaning, event.created * 1000));
}

async function book(
  server: Server,
  findEmail: FindEmail,
  tx: Tx,
  { payment: id, owner, movements }: Booking,
  happenedAt: number,
): Promise<void> {
  const now = server.now();
  const payment = await lockPayment(tx, id, owner, now);
  const entries = movements.map((movement): Entry => ({ ...movement, payment_id: id, happened_at: happenedAt, booked_at: now }));
  const added = await insertEntries(tx, entries);
  if (added.length === 0) return;
  if (owner !== undefined) await setPurchaseState(tx, owner.purchase, "paid", now);
  // Entries that came before their payment had no address to be reported to.
  const unreported = owner === undefined ? entries.filter((entry) => added.includes(entry.id)) : await listEntriesOfPayment(tx, id);
  await reportEntries(server, findEmail, tx, payment, unreported);
}

async function reportEntries(server: Server, findEmail: FindEmail, tx: Tx, payment: Payment, entries: readonly Entry[]): Promise<void> {
  if (payment.account_id === null || payment.purchase_id === null) return;
  const purchase = await findPurchase(tx, payment.purchase_id);
  const email = await findEmail(tx, payment.account_id);
  if (purchase === undefined || email === undefined) {
    log("credits-mail-without-recipient", { purchase: payment.purchase_id });
    return;
  }
  for (const entry of withoutPairs(entries)) {
    await queueMail(server, tx, creditMail(server, { entry, purchase, email }), { to: { account: "credits" } });
  }
}

/** What was taken and returned between two reports would only confuse. */
function withoutPairs(entries: readonly Entry[]): readonly Entry[] {
  const bases = entries.map(({ id }) => id.replace("-returned:", ":"));
  return entries.filter((_, index) => bases.filter((base) => base === bases[index]).length === 1);
}
