import type Stripe from "stripe";
import { Refusal } from "#server/refusal.ts";
import type { Payments } from "./stripe-client.ts";

/** How old a signature may be, against replayed requests. Seconds. */
const TOLERANCE_S = 300;

/**
 * Checks the signature of a webhook request with Stripe's library. While a secret is being rolled, Stripe signs with both.
 *
 * @param body As it was sent, byte for byte.
 * @param now Milliseconds since 1970.
 * @throws Refusal INVALID_SIGNATURE; INVALID_REQUEST if the signed text is no event.
 */
export function readSignedEvent({ stripe, webhookSecret }: Payments, body: string, signature: string, now: number): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S, undefined, now);
  } catch (error) {
    throw new Refusal(error instanceof SyntaxError ? "INVALID_REQUEST" : "INVALID_SIGNATURE");
  }
}
