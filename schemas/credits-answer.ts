/** The answers of `GET /api/v1/credits…`, which islands read. Amounts are whole cents, times milliseconds since 1970. */
import * as z from "zod/mini";

const CREDIT_KINDS = ["purchase", "refund", "refund-returned", "dispute", "dispute-returned"] as const;
const PURCHASE_STATES = ["open", "pending", "paid", "failed", "expired"] as const;

export const CreditsAnswer = z.object({
  success: z.literal(true),
  /** Below zero after a refund of credits that were used. */
  balance: z.number(),
  /** The newest first. */
  history: z.array(z.object({ kind: z.enum(CREDIT_KINDS), amount: z.number(), at: z.number() })),
  /** The purchase that the request asked for, if it is the account's own. */
  purchase: z.optional(z.object({ state: z.enum(PURCHASE_STATES), amount: z.number() })),
});
/** The answer of `GET /api/v1/credits-offer`. */
export const CreditsOffer = z.object({ success: z.literal(true), isOpen: z.boolean(), isSignedIn: z.boolean() });

export type CreditsAnswer = z.infer<typeof CreditsAnswer>;
export type PurchaseState = (typeof PURCHASE_STATES)[number];
export type CreditKind = (typeof CREDIT_KINDS)[number];
