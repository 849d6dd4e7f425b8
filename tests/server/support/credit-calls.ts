/** Credits as buyers, Stripe and forgers use them: real handlers and a real database, with a sign-in of the test's own. */
import { expect, onTestFinished } from "vitest";
import type { Engine } from "#server/db/database.ts";
import { creditEndpoints } from "#server/http/credits.ts";
import type { Handler } from "#server/http/endpoint.ts";
import { use } from "./calls.ts";
import { type FakeStripe, type Forgery, openFakeStripe, requestOf, type StripeEvent } from "./fake-stripe.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

export type Setting = { server: TestServer; stripe: FakeStripe };
export type CreditAnswer = { status: number; body: Record<string, unknown> };

/** Whoever names an account is signed in to it. */
const accounts: Parameters<typeof creditEndpoints>[0] = {
  async findSession(_server, request) {
    const accountId = request.headers.get("x-account");
    return accountId === null ? undefined : { accountId, email: `${accountId}@studio.example`, locale: "ja" };
  },
  findEmail: async (_tx, accountId) => (accountId.startsWith("erased") ? undefined : `${accountId}@studio.example`),
};
const endpoints: Readonly<Record<string, { GET?: Handler; POST?: Handler }>> = creditEndpoints(accounts);

export async function openCredits(engine: Engine, env: Readonly<Record<string, string>> = {}, sends = false): Promise<Setting> {
  const stripe = await openFakeStripe();
  onTestFinished(stripe.close);
  const server = await openTestServer({ engine, sends, env: { RATE_LIMIT_SCALE: "1000", ...stripe.env, ...env } });
  use(server);
  return { server, stripe };
}

type Sent = { account?: string; body?: string; headers?: Readonly<Record<string, string>> };

async function call(method: "GET" | "POST", url: string, { account, body, headers = {} }: Sent): Promise<CreditAnswer> {
  const given = { ...headers, ...(account === undefined ? {} : { "X-Account": account }) };
  const request = new Request(`http://localhost:3000${url}`, { method, headers: given, ...(body === undefined ? {} : { body }) });
  const response = await endpoints[new URL(request.url).pathname]![method]!(request, "203.0.113.7");
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const JSON_TYPE = { "Content-Type": "application/json" };

export const purchase = (account: string | undefined, fields: object = { amount: 25, language: "en" }) =>
  call("POST", "/api/v1/purchase-credits", {
    ...(account === undefined ? {} : { account }),
    body: JSON.stringify(fields),
    headers: JSON_TYPE,
  });

export const showCredits = (account: string, id = "") => call("GET", `/api/v1/credits${id === "" ? "" : `?purchase=${id}`}`, { account });

export const showOffer = (account?: string) => call("GET", "/api/v1/credits-offer", account === undefined ? {} : { account });

export async function balanceOf(account: string): Promise<number> {
  const { status, body } = await showCredits(account);
  expect(status).toBe(200);
  return Number(body.balance);
}

/** Sends any body to the webhook. */
export const postToWebhook = (body: string, headers: Readonly<Record<string, string>>) =>
  call("POST", "/api/v1/stripe-webhook", { body, headers: { ...JSON_TYPE, ...headers } });

/** Sends an event to the webhook. */
export function deliver({ server }: Setting, event: StripeEvent, forgery?: Forgery): Promise<CreditAnswer> {
  const { body, headers } = requestOf(event, server.now(), forgery);
  return postToWebhook(body, headers);
}
