/** What the events of Stripe's webhook mean for the ledger. Events about anything else mean nothing. */
import * as z from "zod";
import { CURRENCY } from "#lib/i18n/region.ts";
import type { CreditKind, PurchaseState } from "#schemas/credits-answer.ts";
import type { Owner } from "./store.ts";

/** An entry of the ledger. `id` makes it unique. */
export type Movement = { id: string; kind: CreditKind; /** Whole cents. */ amount: number };

export type Meaning =
  /** Money moved: all entries are booked together. */
  | {
      type: "booking";
      payment: string;
      /** Named only by the event of the payment itself. */ owner?: Owner;
      movements: readonly Movement[];
    }
  /** A purchase that brought no money, or not yet. */
  | { type: "state"; purchase: string; state: Exclude<PurchaseState, "open" | "paid"> };

/** An object of Stripe, or its id alone. */
const Reference = z.union([z.string(), z.object({ id: z.string() })]).transform((value) => (typeof value === "string" ? value : value.id));
const Currency = z.string().refine((code) => code.toUpperCase() === CURRENCY);
const Cents = z.int().nonnegative();

const Session = z.object({
  id: z.string(),
  payment_status: z.string(),
  /** Purchases of anything else lack these. */
  metadata: z.object({ purchase: z.string(), account: z.string() }),
});
const PaidSession = Session.extend({
  payment_status: z.literal("paid"),
  amount_total: Cents,
  currency: Currency,
  payment_intent: Reference,
});
const Dispute = z.object({ id: z.string(), amount: Cents, currency: Currency, payment_intent: Reference });
const Refund = Dispute.extend({ status: z.string().nullable() });

type Reader = (object: unknown) => Meaning | undefined;

const readers: Readonly<Record<string, Reader>> = {
  "checkout.session.completed": readSession,
  "checkout.session.async_payment_succeeded": readSession,
  "checkout.session.async_payment_failed": readEnd("failed"),
  "checkout.session.expired": readEnd("expired"),
  "refund.created": readRefund,
  "refund.updated": readRefund,
  "refund.failed": readRefund,
  "charge.dispute.funds_withdrawn": readDispute(false),
  "charge.dispute.funds_reinstated": readDispute(true),
};

/** The events to choose for the webhook endpoint. */
export const EVENT_TYPES: readonly string[] = Object.keys(readers);

/** @param event Its signature has been checked. */
export function readEvent(event: { type: string; data: { object: unknown } }): Meaning | undefined {
  return readers[event.type]?.(event.data.object);
}

function readSession(object: unknown): Meaning | undefined {
  const { data: paid } = PaidSession.safeParse(object);
  if (paid !== undefined) {
    const { purchase, account } = paid.metadata;
    const movements = [{ id: `purchase:${paid.id}`, kind: "purchase" as const, amount: paid.amount_total }];
    return { type: "booking", payment: paid.payment_intent, owner: { purchase, account }, movements };
  }
  const { data: session } = Session.safeParse(object);
  // Some ways to pay, such as a bank transfer, take days.
  return session?.payment_status === "unpaid" ? { type: "state", purchase: session.metadata.purchase, state: "pending" } : undefined;
}

function readEnd(state: "failed" | "expired"): Reader {
  return (object) => {
    const { data: session } = Session.safeParse(object);
    return session && { type: "state", purchase: session.metadata.purchase, state };
  };
}

function readRefund(object: unknown): Meaning | undefined {
  const { data: refund } = Refund.safeParse(object);
  return refund && taking("refund", refund, refund.status === "failed" || refund.status === "canceled");
}

/** A dispute counts when its money moves: an inquiry of the bank moves none. */
function readDispute(isReinstated: boolean): Reader {
  return (object) => {
    const { data: dispute } = Dispute.safeParse(object);
    return dispute && taking("dispute", dispute, isReinstated);
  };
}

/** Money that was taken, and perhaps returned: then both are booked, whichever event comes first. The later one finds its entry in the ledger. */
function taking(kind: "refund" | "dispute", { id, amount, payment_intent }: z.infer<typeof Dispute>, isReturned: boolean): Meaning {
  const taken: Movement = { id: `${kind}:${id}`, kind, amount: -amount };
  const returned: Movement = { id: `${kind}-returned:${id}`, kind: `${kind}-returned`, amount };
  return { type: "booking", payment: payment_intent, movements: isReturned ? [taken, returned] : [taken] };
}
