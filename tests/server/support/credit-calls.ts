/** Credits as buyers, Stripe and forgers use them: real handlers, sessions and a real database. */
import { expect, onTestFinished } from "vitest";
import type { Engine } from "#server/db/database.ts";
import { openSession } from "#server/accounts/sign-in.ts";
import { inSessionTransaction } from "#server/accounts/transaction.ts";
import { send, use } from "./calls.ts";
import { type FakeStripe, type Forgery, openFakeStripe, requestOf, type StripeEvent } from "./fake-stripe.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

export type Setting = { server: TestServer; stripe: FakeStripe };
export type CreditAnswer = { status: number; body: Record<string, unknown> };

/** Cookies of the sessions of each account at the server in use. */
let sessionCookies: (account: string) => Promise<string>;

/** Opens an account, with its name as id, and a session of it, with the first call that names it. */
function cookiesAt(server: TestServer): typeof sessionCookies {
  const cookies = new Map<string, Promise<string>>();
  const open = async (account: string): Promise<string> => {
    const at = server.now();
    const row = {
      id: account,
      name: account,
      email: `${account}@studio.example`,
      email_verified: 1,
      locale: "ja",
      created_at: at,
      updated_at: at,
    };
    await server.database.write((db) => db.insertInto("accounts").values(row).execute());
    const headers = await inSessionTransaction(server, () => openSession(server, account, { headers: new Headers() }));
    return headers.getSetCookie()[0]?.split(";")[0] ?? "";
  };
  return (account) => {
    const cookie = cookies.get(account) ?? open(account);
    cookies.set(account, cookie);
    return cookie;
  };
}

export async function openCredits(engine: Engine, env: Readonly<Record<string, string>> = {}, sends = false): Promise<Setting> {
  const stripe = await openFakeStripe();
  onTestFinished(stripe.close);
  const server = await openTestServer({ engine, sends, env: { RATE_LIMIT_SCALE: "1000", ...stripe.env, ...env } });
  use(server);
  sessionCookies = cookiesAt(server);
  return { server, stripe };
}

type Sent = { account?: string; body?: string; headers?: Readonly<Record<string, string>> };

async function call(method: "GET" | "POST", path: string, { account, body, headers = {} }: Sent): Promise<CreditAnswer> {
  const signedIn: Record<string, string> = account === undefined ? {} : { Cookie: await sessionCookies(account) };
  const { status, body: answer } = await send(path, {
    method,
    headers: { ...headers, ...signedIn },
    ...(body === undefined ? {} : { body }),
  });
  return { status, body: answer as Record<string, unknown> };
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
