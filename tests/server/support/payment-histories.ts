/** Random payments with what becomes of them, the events that Stripe sends about them, and the balances that must result. */
import { type Checkout, eventOf, FORGERIES, type Forgery, stripeId, type StripeEvent } from "./fake-stripe.ts";

type Random = () => number;

/** A random sequence that repeats for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const REFUND_ENDS = ["succeeded", "failed", "canceled"] as const;

export type PaymentHistory = { account: string; events: StripeEvent[]; /** Cents that remain. */ remains: number; isPaid: boolean };

/** What becomes of a payment page: most are paid; then refunds and disputes, some of which are returned. */
export function payOff(checkout: Checkout, random: Random): PaymentHistory {
  const { account = "" } = checkout.metadata;
  if (random() < 0.1) return { account, events: [eventOf("checkout.session.expired", checkout)], remains: 0, isPaid: false };
  const payment = stripeId("pi");
  const paid = { ...checkout, payment_status: "paid", payment_intent: payment };
  const isSlow = random() < 0.2;
  const events = isSlow
    ? [
        eventOf("checkout.session.completed", { ...paid, payment_status: "unpaid" }),
        eventOf("checkout.session.async_payment_succeeded", paid),
      ]
    : [eventOf("checkout.session.completed", paid)];
  let remains = checkout.amount_total;
  const common = { currency: checkout.currency, payment_intent: payment };
  for (let left = Math.floor(random() * 3); left > 0; left--) {
    const amount = 1 + Math.floor(random() * checkout.amount_total);
    const refund = { id: stripeId("re"), object: "refund", amount, ...common };
    const end = REFUND_ENDS[Math.floor(random() * REFUND_ENDS.length)] ?? "succeeded";
    const type = end === "failed" ? "refund.failed" : "refund.updated";
    events.push(eventOf("refund.created", { ...refund, status: "pending" }), eventOf(type, { ...refund, status: end }));
    if (end === "succeeded") remains -= amount;
  }
  if (random() < 0.3) {
    const dispute = { id: stripeId("dp"), object: "dispute", amount: checkout.amount_total, ...common };
    events.push(eventOf("charge.dispute.created", dispute), eventOf("charge.dispute.funds_withdrawn", dispute));
    if (random() < 0.5) events.push(eventOf("charge.dispute.funds_reinstated", { ...dispute, status: "won" }));
    else remains -= dispute.amount;
  }
  return { account, events, remains, isPaid: true };
}

export type Delivery = { event: StripeEvent; /** The way in which it is forged; undefined for a genuine one. */ forgery?: Forgery };

/** Puts events into random order, with duplicates and forgeries between them. Each event is there at least once. */
export function shuffleDeliveries(events: readonly StripeEvent[], count: number, random: Random): Delivery[] {
  const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const deliveries: Delivery[] = events.map((event) => ({ event }));
  while (deliveries.length < count)
    deliveries.push(random() < 0.5 ? { event: any(events) } : { event: { ...any(events), id: stripeId("evt") }, forgery: any(FORGERIES) });
  return deliveries
    .map((delivery) => ({ delivery, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ delivery }) => delivery);
}

/** The balances that the histories must lead to, by account. */
export function balancesOf(histories: readonly PaymentHistory[]): Map<string, number> {
  const balances = new Map<string, number>();
  for (const { account, remains } of histories) balances.set(account, (balances.get(account) ?? 0) + remains);
  return balances;
}
