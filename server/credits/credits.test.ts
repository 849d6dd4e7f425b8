/** Credits from the button to the ledger: Stripe's library against a Stripe on loopback, real handlers, databases and mails. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commerce } from "#lib/content/site.ts";
import { CREDITS_MAXIMUM } from "#schemas/account-forms.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { OK, refused } from "#tests/server/support/answers.ts";
import {
  balanceOf,
  deliver,
  openCredits,
  postToWebhook,
  purchase,
  type Setting,
  showCredits,
  showOffer,
} from "#tests/server/support/credit-calls.ts";
import { type Checkout, eventOf, FORGERIES, requestOf, signatureOf, stripeId } from "#tests/server/support/fake-stripe.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { EVENT_TYPES } from "./read-event.ts";
import { sumOf } from "./store.ts";
import { ENGINES } from "#tests/server/support/test-server.ts";

const MINIMUM = commerce.creditTopUpMinimum / 100;

/** Opens a payment page, and pays there. */
async function buy(setting: Setting, account: string, amount = 25, language = "en") {
  expect(await purchase(account, { amount, language })).toMatchObject(OK);
  const checkout = setting.stripe.checkouts.at(-1)!;
  const payment = stripeId("pi");
  const paid = { ...checkout, payment_status: "paid", payment_intent: payment };
  expect(await deliver(setting, eventOf("checkout.session.completed", paid))).toMatchObject(OK);
  return { checkout, paid, payment, id: checkout.metadata.purchase ?? "" };
}
const refundOf = (payment: string, amount: number, status = "succeeded") => ({
  id: stripeId("re"),
  object: "refund",
  amount,
  currency: "usd",
  payment_intent: payment,
  status,
});
const disputeOf = (payment: string, amount: number) => ({
  ...refundOf(payment, amount),
  id: stripeId("dp"),
  object: "dispute",
  status: "lost",
});

describe.each(ENGINES)("on %s", (engine) => {
  it("opens a payment page at Stripe, and books nothing before it is paid", async () => {
    const setting = await openCredits(engine);
    const answer = await purchase("mika", { amount: MINIMUM, language: "de" });
    const { parameters, idempotencyKey } = setting.stripe.asked[0]!;
    const [checkout] = setting.stripe.checkouts;
    expect(answer).toEqual({ status: 200, body: { success: true, url: checkout?.url } });
    const id = parameters["metadata[purchase]"] ?? "";
    expect(idempotencyKey).toBe(id);
    const page = `https://site.example/de/account/purchase-credits?purchase=${id}`;
    expect(parameters).toMatchObject({
      mode: "payment",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": String(MINIMUM * 100),
      customer_email: "mika@studio.example",
      locale: "de",
      success_url: page,
      cancel_url: `${page}&cancelled`,
    });
    expect(await showCredits("mika", id)).toMatchObject({
      body: { balance: 0, history: [], purchase: { state: "open", amount: MINIMUM * 100 } },
    });
  });

  it("books a payment once, however often its event comes, and shows it to its buyer alone", async () => {
    const setting = await openCredits(engine);
    const { paid, id } = await buy(setting, "mika");
    const again = eventOf("checkout.session.completed", paid);
    await Promise.all(Array.from({ length: 20 }, () => deliver(setting, again)));
    await deliver(setting, eventOf("checkout.session.async_payment_succeeded", paid));
    await deliver(setting, eventOf("checkout.session.expired", paid));
    expect(await showCredits("mika", id)).toMatchObject({
      body: { balance: 2500, history: [{ kind: "purchase", amount: 2500 }], purchase: { state: "paid" } },
    });
    const { body } = await showCredits("rin", id);
    expect(body).toEqual({ success: true, balance: 0, history: [] });
  });

  it("takes refunds and disputes away, returns them when they fail, and lets the balance fall below zero", async () => {
    const setting = await openCredits(engine);
    const { payment } = await buy(setting, "mika");
    const refund = refundOf(payment, 1000, "pending");
    await deliver(setting, eventOf("refund.created", refund));
    expect(await balanceOf("mika")).toBe(1500);
    await deliver(setting, eventOf("refund.updated", { ...refund, status: "succeeded" }));
    expect(await balanceOf("mika")).toBe(1500);
    const dispute = disputeOf(payment, 2500);
    // An inquiry of the bank moves no money.
    await deliver(setting, eventOf("charge.dispute.created", { ...dispute, status: "warning_needs_response" }));
    expect(await balanceOf("mika")).toBe(1500);
    await deliver(setting, eventOf("charge.dispute.funds_withdrawn", dispute));
    expect(await balanceOf("mika")).toBe(-1000);
    await buy(setting, "mika", 20);
    expect(await balanceOf("mika")).toBe(1000);
    await deliver(setting, eventOf("charge.dispute.funds_reinstated", { ...dispute, status: "won" }));
    await deliver(setting, eventOf("refund.failed", { ...refund, status: "failed" }));
    expect(await balanceOf("mika")).toBe(4500);
    const { body } = await showCredits("mika");
    expect((body.history as { kind: string }[]).map(({ kind }) => kind).sort()).toEqual([
      ...["dispute", "dispute-returned", "purchase", "purchase", "refund", "refund-returned"],
    ]);
  });

  it("reaches the same balance when every event comes before those that caused it", async () => {
    const setting = await openCredits(engine);
    await purchase("mika");
    const checkout: Checkout = setting.stripe.checkouts[0]!;
    const payment = stripeId("pi");
    const [failed, kept, dispute] = [refundOf(payment, 700), refundOf(payment, 300), disputeOf(payment, 2500)];
    const events = [
      eventOf("charge.dispute.funds_reinstated", dispute),
      eventOf("charge.dispute.funds_withdrawn", dispute),
      eventOf("refund.failed", { ...failed, status: "failed" }),
      eventOf("refund.updated", kept),
      eventOf("refund.created", { ...failed, status: "pending" }),
      eventOf("refund.created", { ...kept, status: "pending" }),
      eventOf("checkout.session.expired", checkout),
      eventOf("checkout.session.completed", { ...checkout, payment_status: "paid", payment_intent: payment }),
    ];
    for (const event of events) expect(await deliver(setting, event)).toMatchObject(OK);
    expect(await balanceOf("mika")).toBe(2200);
  });

  it("refuses to change or delete an entry of the ledger", async () => {
    const setting = await openCredits(engine);
    await buy(setting, "mika");
    const { database } = setting.server;
    const changes = [
      database.transact((tx) => tx.updateTable("credit_entries").set({ amount: 1_000_000 }).execute()),
      database.transact((tx) => tx.deleteFrom("credit_entries").execute()),
    ];
    for (const result of await Promise.allSettled(changes))
      expect(result).toMatchObject({ status: "rejected", reason: { message: expect.stringContaining("append-only") as string } });
    expect(await balanceOf("mika")).toBe(2500);
  });

  it("waits for slow ways to pay, and says when they fail", async () => {
    const setting = await openCredits(engine);
    await purchase("mika");
    const checkout = setting.stripe.checkouts[0]!;
    const stateOf = async () => ((await showCredits("mika", checkout.metadata.purchase)).body.purchase as { state: string }).state;
    await deliver(setting, eventOf("checkout.session.completed", checkout));
    expect(await stateOf()).toBe("pending");
    await deliver(setting, eventOf("checkout.session.async_payment_failed", checkout));
    expect([await stateOf(), await balanceOf("mika")]).toEqual(["failed", 0]);
  });
});

it.each(FORGERIES)("refuses an event with %s", async (forgery) => {
  const setting = await openCredits("sqlite");
  const { checkout } = await buy(setting, "mika");
  const paid = { ...checkout, id: stripeId("cs_test"), payment_status: "paid", payment_intent: stripeId("pi"), amount_total: 50_000 };
  expect(await deliver(setting, eventOf("checkout.session.completed", paid), forgery)).toMatchObject(refused(400, "INVALID_SIGNATURE"));
  expect(await balanceOf("mika")).toBe(2500);
});

it("accepts an event that is signed with two secrets, while one is being replaced", async () => {
  const { server } = await openCredits("sqlite");
  const { body } = requestOf(eventOf("customer.created", {}), server.now());
  const other = signatureOf(body, server.now(), "whsec_earlier").split(",")[1] ?? "";
  const [time, right = ""] = signatureOf(body, server.now()).split(",");
  expect(await postToWebhook(body, { "Stripe-Signature": [time, other, right].join(",") })).toMatchObject(OK);
});

it("answers signed requests that it cannot use", async () => {
  const setting = await openCredits("sqlite");
  const signed = (body: string) => postToWebhook(body, { "Stripe-Signature": signatureOf(body, setting.server.now()) });
  expect(await signed("no JSON")).toMatchObject(refused(400, "INVALID_REQUEST"));
  expect(await signed(`{"x":"${"a".repeat(256 * 1024)}"}`)).toMatchObject(refused(413, "PAYLOAD_TOO_LARGE"));
  const { paid, payment } = await buy(setting, "mika");
  // Other things that are sold with the same account of Stripe, and other currencies.
  for (const object of [
    { ...paid, metadata: {} },
    { ...paid, id: "cs_yen", currency: "jpy" },
    { ...paid, id: "cs_free", payment_intent: null },
  ])
    expect(await deliver(setting, eventOf("checkout.session.completed", object))).toMatchObject(OK);
  expect(await deliver(setting, eventOf("refund.created", { ...refundOf(payment, 100), currency: "eur" }))).toMatchObject(OK);
  expect(await deliver(setting, eventOf("refund.created", { ...refundOf(payment, 100), payment_intent: null }))).toMatchObject(OK);
  expect(await balanceOf("mika")).toBe(2500);
});

it.each([
  ["less than the smallest amount", { amount: MINIMUM - 1 }],
  ["more than the largest amount", { amount: CREDITS_MAXIMUM + 1 }],
  ["cents", { amount: MINIMUM + 0.5 }],
  ["a negative amount", { amount: -MINIMUM }],
  ["text", { amount: String(MINIMUM) }],
  ["no amount", {}],
  ["an unknown language", { amount: MINIMUM, language: "pt" }],
  ["a key of the gateway", { amount: MINIMUM, key: "sk-or-v1-1" }],
])("refuses %s", async (_case, fields) => {
  const { stripe } = await openCredits("sqlite");
  expect(await purchase("mika", fields)).toMatchObject(refused(400, "INVALID_REQUEST"));
  expect(stripe.asked).toEqual([]);
});

it("sells only to those who are signed in", async () => {
  const { stripe } = await openCredits("sqlite");
  expect(await purchase(undefined)).toMatchObject(refused(401, "SIGN_IN_REQUIRED"));
  expect(stripe.asked).toEqual([]);
});

it("limits how many payment pages a client opens", async () => {
  await openCredits("sqlite", { RATE_LIMIT_SCALE: "0.1" });
  expect(await purchase("mika")).toMatchObject(OK);
  expect(await purchase("mika")).toMatchObject(OK);
  expect(await purchase("mika")).toMatchObject(refused(429, "RATE_LIMIT_EXCEEDED"));
});

it("says that payments are unavailable without Stripe, and while Stripe does not answer", async () => {
  const { stripe } = await openCredits("sqlite");
  expect(await showOffer()).toMatchObject({ body: { isOpen: true, isSignedIn: false } });
  expect(await showOffer("mika")).toMatchObject({ body: { isOpen: true, isSignedIn: true } });
  stripe.fail(503);
  expect(await purchase("mika")).toMatchObject(refused(503, "PAYMENTS_UNAVAILABLE"));
  stripe.fail(401);
  expect(await purchase("mika")).toMatchObject(refused(503, "PAYMENTS_UNAVAILABLE"));
  await openCredits("sqlite", { STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "", STRIPE_API_URL: "" });
  expect(await showOffer()).toMatchObject({ body: { isOpen: false } });
  expect(await purchase("mika")).toMatchObject(refused(503, "PAYMENTS_UNAVAILABLE"));
  expect(await postToWebhook("{}", {})).toMatchObject(refused(503, "PAYMENTS_UNAVAILABLE"));
});

it.each(LOCALES)("mails receipts and what becomes of them in %s, one for each", async (language) => {
  const sink = await openMailSink();
  const setting = await openCredits("sqlite", { SMTP_URL: sink.url }, true);
  const { paid, payment, id } = await buy(setting, "mika", 30, language);
  const [refund, dispute] = [refundOf(payment, 1000), disputeOf(payment, 2000)];
  const events = [
    eventOf("checkout.session.completed", paid),
    eventOf("refund.created", refund),
    eventOf("refund.updated", refund),
    eventOf("charge.dispute.funds_withdrawn", dispute),
    eventOf("charge.dispute.funds_reinstated", dispute),
    // Came and went at once: there is nothing to report.
    eventOf("refund.failed", { ...refundOf(payment, 200), status: "failed" }),
  ];
  for (const event of events) expect(await deliver(setting, event)).toMatchObject(OK);
  const mails = await sink.until(4);
  expect(await setting.server.database.queries.selectFrom("outbox").select("template").execute()).toHaveLength(4);
  for (const { parsed, recipients } of mails) {
    expect(recipients).toEqual(["mika@studio.example"]);
    expect(parsed.text).toContain(id);
    for (const part of [parsed.text, parsed.html, parsed.subject]) expect(part).not.toMatch(/[{}]|undefined/u);
  }
  const amounts = mails.map(({ parsed }) => /\d\d/u.exec(parsed.subject ?? "")?.[0]).sort();
  expect(amounts).toEqual(["10", "20", "20", "30"]);
});

it("mails what came before its payment together with the receipt, and nothing to an erased account", async () => {
  const setting = await openCredits("sqlite");
  const { queries } = setting.server.database;
  const templates = () => queries.selectFrom("outbox").select("template").orderBy("template").execute();
  const buyWithRefundFirst = async (account: string, beforePayment?: () => Promise<unknown>) => {
    await purchase(account);
    await beforePayment?.();
    const payment = stripeId("pi");
    const paid = { ...setting.stripe.checkouts.at(-1)!, payment_status: "paid", payment_intent: payment };
    await deliver(setting, eventOf("refund.created", refundOf(payment, 100)));
    await deliver(setting, eventOf("checkout.session.completed", paid));
  };
  await buyWithRefundFirst("mika");
  expect(await templates()).toEqual([{ template: "creditsReceipt" }, { template: "creditsRefund" }]);
  await buyWithRefundFirst("erased", () =>
    setting.server.database.write((db) => db.deleteFrom("accounts").where("id", "=", "erased").execute()),
  );
  expect(await templates()).toHaveLength(2);
  expect(await sumOf(queries, "erased")).toBe(2400);
});

it("reads the events that operators are told to send, and no others", () => {
  const told = readFileSync("docs/deploying.md", "utf8").match(/(?<=`)(?:checkout|refund|charge)\.[a-z_.]+(?=`)/gu);
  expect(told?.toSorted()).toEqual([...EVENT_TYPES].sort());
});
