/** Credits of a real account: bought with the session's cookie, in its export, and what stays after its erasure. */
import { expect, it, onTestFinished } from "vitest";
import { eraseAccount } from "#server/accounts/personal-data.ts";
import { OK, refused } from "#tests/server/support/answers.ts";
import { openAccount, PERSON } from "#tests/server/support/account-calls.ts";
import { send, sendJson } from "#tests/server/support/calls.ts";
import { eventOf, openFakeStripe, requestOf, stripeId } from "#tests/server/support/fake-stripe.ts";
import { openNewsletter as openSite } from "#tests/server/support/newsletter-calls.ts";
import { ended } from "#tests/server/support/outbox.ts";
import { ENGINES } from "#tests/server/support/test-server.ts";

const AMOUNT = 40;

it.each(ENGINES)("are bought, exported and kept without a name on %s", async (engine) => {
  const stripe = await openFakeStripe();
  onTestFinished(stripe.close);
  const setting = await openSite(engine, stripe.env);
  const { server, sink } = setting;
  const browser = await openAccount(setting);
  const headers = { Cookie: browser.cookie ?? "" };
  const read = async (path: string) => (await send(path, { method: "GET", headers })).body as Record<string, unknown>;
  expect(await sendJson("/api/v1/purchase-credits", { amount: AMOUNT })).toMatchObject(refused(401, "SIGN_IN_REQUIRED"));
  expect(await sendJson("/api/v1/purchase-credits", { amount: AMOUNT }, { headers })).toMatchObject(OK);
  await sendJson("/api/v1/purchase-credits", { amount: AMOUNT }, { headers });
  expect(stripe.asked[0]?.parameters).toMatchObject({ customer_email: PERSON.email, locale: PERSON.language });

  const deliver = (type: string, object: object) => {
    const { body, headers: signed } = requestOf(eventOf(type, object), server.now());
    return send("/api/v1/stripe-webhook", { body, headers: { "Content-Type": "application/json", ...signed } });
  };
  const payment = stripeId("pi");
  const before = sink.mails.length;
  expect(
    await deliver("checkout.session.completed", { ...stripe.checkouts[0], payment_status: "paid", payment_intent: payment }),
  ).toMatchObject(OK);
  await ended(server);
  const receipts = sink.mails.slice(before);
  expect(receipts.map(({ recipients }) => recipients)).toEqual([[PERSON.email]]);
  expect(receipts[0]?.parsed.subject).toContain(String(AMOUNT));
  expect(await read("/api/v1/credits")).toMatchObject({ balance: AMOUNT * 100 });
  const exported = (await read("/api/auth/export")).credits;
  expect(exported).toMatchObject({
    balance: AMOUNT * 100,
    ledger: [{ kind: "purchase" }],
    purchases: [{ state: "paid" }, { state: "open" }],
  });

  const account = stripe.checkouts[0]?.metadata.account ?? "";
  await server.database.transact((tx) => eraseAccount(server, tx, { id: account, email: PERSON.email }));
  const { queries } = server.database;
  const kept = JSON.stringify([
    await queries.selectFrom("credit_purchases").selectAll().execute(),
    await queries.selectFrom("credit_payments").selectAll().execute(),
    await queries.selectFrom("credit_entries").selectAll().execute(),
  ]);
  expect(kept).not.toMatch(/mika|studio\.example/iu);
  expect(await queries.selectFrom("credit_purchases").select("state").execute()).toEqual([{ state: "paid" }]);
  // A refund after the erasure is booked, and mailed to nobody.
  const refund = { id: stripeId("re"), amount: 1000, currency: "usd", payment_intent: payment, status: "succeeded" };
  expect(await deliver("refund.created", refund)).toMatchObject(OK);
  await ended(server);
  expect(sink.mails).toHaveLength(before + 1);
  expect(await queries.selectFrom("credit_entries").select("amount").orderBy("amount").execute()).toEqual([
    { amount: -1000 },
    { amount: AMOUNT * 100 },
  ]);
});
