/** Stripe's own library, loaded only where payments are configured, because it takes memory. */
import type Stripe from "stripe";
import type { Environment } from "#server/env.ts";
import { Refusal } from "#server/refusal.ts";

/** A visitor waits for the payment page. Milliseconds. */
const TIMEOUT_MS = 10_000;

export type Payments = { stripe: Stripe; webhookSecret: string };

const clients = new Map<string, Promise<Stripe>>();

/** Whether credits are sold. */
export const canSell = ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Environment) =>
  STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined;

/** @throws Refusal PAYMENTS_UNAVAILABLE if no payment service is configured. */
export async function requirePayments(env: Environment): Promise<Payments> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url } = env;
  if (key === undefined || webhookSecret === undefined) throw new Refusal("PAYMENTS_UNAVAILABLE");
  const name = `${key} ${url ?? ""}`;
  const client = clients.get(name) ?? openClient(key, url);
  clients.set(name, client);
  return { stripe: await client, webhookSecret };
}

async function openClient(key: string, url: string | undefined): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  return new Client(key, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false, ...(url === undefined ? {} : addressOf(url)) });
}

function addressOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const isHttps = protocol === "https:";
  return {
    host: hostname,
    port: port === "" ? (isHttps ? 443 : 80) : Number(port),
    protocol: isHttps ? ("https" as const) : ("http" as const),
  };
}
