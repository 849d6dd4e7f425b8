import { MAX_BODY_BYTES } from "./read-body.ts";

/** The path of Stripe's webhook. */
export const STRIPE_WEBHOOK = "/api/v1/stripe-webhook";
/** Events of Stripe hold whole objects, with what others attached to them. */
export const WEBHOOK_BODY_BYTES = 256 * 1024;

/** @param path In normal form. @returns The most bytes that the body of a request to it may have. */
export const maxBodyBytes = (path: string): number => (path === STRIPE_WEBHOOK ? WEBHOOK_BODY_BYTES : MAX_BODY_BYTES);
