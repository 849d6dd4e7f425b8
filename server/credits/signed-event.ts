import type Stripe from "stripe";
import { Refusal } from "#server/refusal.ts";
import type { Payments } from "./stripe-client.ts";

/** How far the time of a signature may be from now, in the past and in the future, against replayed requests. Seconds. */
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
    const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S, undefined, now);
    // The library refuses times in the past alone.
    const times = signature.split(",").flatMap((part) => (part.startsWith("t=") ? [Number.parseInt(part.slice(2), 10)] : []));
    if (times.some((time) => time > now / 1000 + TOLERANCE_S)) throw new Error("The signature is of the future.");
    return event;
  } catch (error) {
    throw new Refusal(error instanceof SyntaxError ? "INVALID_REQUEST" : "INVALID_SIGNATURE");
  }
}
