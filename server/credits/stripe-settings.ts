/** Environment variables of the payment service. */
import * as z from "zod";

export const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/u, "write a secret or restricted key of Stripe, such as sk_test_…")
    .optional(),
  /** Stripe shows it with the webhook endpoint. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/u, "write the signing secret of the webhook endpoint, such as whsec_…")
    .optional(),
  /** Another address of Stripe's API, for tests. The key is sent there, so http is accepted for this machine alone. */
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/u, error: "write an address such as https://api.stripe.com", abort: true })
    .refine((url) => isSafe(new URL(url)), "write https://, or an address of this machine")
    .optional(),
};

const isSafe = ({ protocol, hostname }: URL) => protocol === "https:" || ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
