/**
 * Speaks Stripe's API on loopback: it opens payment pages for Stripe's own library, and makes the events that Stripe would send.
 * Events are signed by the library's helper for tests.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

const KEY = "sk_test_loopback";
export const WEBHOOK_SECRET = "whsec_loopback";
const library = new Stripe(KEY);

export type Checkout = {
  id: string;
  object: "checkout.session";
  url: string;
  payment_status: "unpaid" | "paid";
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
};
export type StripeEvent = { id: string; object: "event"; type: string; created: number; data: { object: object } };
/** A request for a payment page: its parameters by Stripe's names, such as `line_items[0][quantity]`. */
export type Asked = { parameters: Readonly<Record<string, string>>; idempotencyKey: string };

export type FakeStripe = {
  env: Readonly<Record<string, string>>;
  asked: Asked[];
  checkouts: Checkout[];
  /** Makes it answer every request with this status. */
  fail: (status: number | undefined) => void;
  close: () => void;
};

export const stripeId = (prefix: string) => `${prefix}_${randomBytes(9).toString("hex")}`;

export async function openFakeStripe(): Promise<FakeStripe> {
  let failure: number | undefined;
  const asked: Asked[] = [];
  const byKey = new Map<string, Checkout>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: object) => {
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    };
    const refuse = (status: number, message: string) => {
      send(status, { error: { type: status === 401 ? "authentication_error" : "invalid_request_error", message } });
    };
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (failure !== undefined) {
      refuse(failure, "out of order");
      return;
    }
    if (request.headers.authorization !== `Bearer ${KEY}`) {
      refuse(401, "Invalid API Key provided");
      return;
    }
    if (request.method !== "POST" || request.url !== "/v1/checkout/sessions") {
      refuse(404, `Unrecognized request URL (${request.method ?? ""}: ${request.url ?? ""})`);
      return;
    }
    const parameters = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString("utf8")));
    const price = "line_items[0][price_data]";
    const missing = ["mode", "success_url", `${price}[currency]`, `${price}[unit_amount]`, `${price}[product_data][name]`].find(
      (name) => !parameters[name],
    );
    if (missing !== undefined) {
      refuse(400, `Missing required param: ${missing}.`);
      return;
    }
    const idempotencyKey = String(request.headers["idempotency-key"]);
    asked.push({ parameters, idempotencyKey });
    const id = stripeId("cs_test");
    const checkout = byKey.get(idempotencyKey) ?? {
      id,
      object: "checkout.session",
      url: `https://checkout.stripe.example/c/pay/${id}`,
      payment_status: "unpaid",
      payment_intent: null,
      amount_total: Number(parameters[`${price}[unit_amount]`]) * Number(parameters["line_items[0][quantity]"]),
      currency: parameters[`${price}[currency]`] ?? "",
      metadata: { purchase: parameters["metadata[purchase]"] ?? "", account: parameters["metadata[account]"] ?? "" },
    };
    byKey.set(idempotencyKey, checkout);
    send(200, checkout);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    env: {
      STRIPE_SECRET_KEY: KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    asked,
    get checkouts() {
      return [...byKey.values()];
    },
    fail(status) {
      failure = status;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param created Seconds since 1970. */
export const eventOf = (type: string, object: object, created = 1_790_000_000): StripeEvent => ({
  id: stripeId("evt"),
  object: "event",
  type,
  created,
  data: { object },
});

/** @param at When it is signed, in milliseconds since 1970. @returns The header Stripe-Signature. */
export const signatureOf = (payload: string, at: number, secret = WEBHOOK_SECRET): string =>
  library.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) });

/** Ways to forge a request of Stripe. */
export const FORGERIES = [
  "another secret",
  "a changed body",
  "an old signature",
  "a signature of the future",
  "no signature",
  "another scheme",
] as const;
export type Forgery = (typeof FORGERIES)[number];

/** What Stripe, or a forger, posts. */
export function requestOf(event: StripeEvent, now: number, forgery?: Forgery): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(event);
  const signed = (header: string, sent = body) => ({ body: sent, headers: { "Stripe-Signature": header } });
  switch (forgery) {
    case undefined:
      return signed(signatureOf(body, now));
    case "another secret":
      return signed(signatureOf(body, now, "whsec_guessed"));
    case "a changed body":
      return signed(signatureOf(body, now), `${body} `);
    case "an old signature":
      return signed(signatureOf(body, now - 315_000));
    case "a signature of the future":
      return signed(signatureOf(body, now + 315_000));
    case "no signature":
      return { body, headers: {} };
    case "another scheme":
      return signed(signatureOf(body, now).replace("v1=", "v0="));
  }
}
