/** A lost licence key from the form to the staff's mailbox, through the API's handler, a real database and a real mail server. */
import { describe, expect, it } from "vitest";
import { site } from "#lib/content/site.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { MINUTE } from "#server/durations.ts";
import { MAILBOX_BUDGET, STAFF_BUDGET } from "#server/limits/policies.ts";
import type { MailSink } from "#tests/faults/mail-sink.ts";
import { OK, refused } from "#tests/server/support/answers.ts";
import { ORIGIN, sendJson, type Sent, use } from "#tests/server/support/calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { ENGINES, openTestServer } from "#tests/server/support/test-server.ts";

const EMAIL = "mika@studio.example";

async function open(engine: (typeof ENGINES)[number] = "sqlite") {
  const sink = await openMailSink();
  const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "100" } });
  use(server);
  return { sink, server };
}

const ask = (more: Readonly<Record<string, unknown>> = {}, sent: Sent = {}) =>
  sendJson("/api/v1/request-licence-key", { email: EMAIL, product: "lantern", edition: "lanternLite", language: "en", ...more }, sent);

/** Waits for both mails: the receipt and the request to the staff. */
async function mailsOf(sink: MailSink) {
  const mails = await sink.until(2);
  const to = (address: string) => mails.find(({ recipients }) => recipients[0] === address)!;
  return { receipt: to(EMAIL), staff: to(site.email) };
}

describe.each(ENGINES)("on %s", (engine) => {
  it("mails the whole request to the staff, and a receipt to the visitor", async () => {
    const { sink } = await open(engine);
    const message = "Order <b>1234</b> & {email}\nhttps://evil.example/?a=1\n\n{site}";
    expect(await ask({ orderedAt: "2025-11-03", message, language: "de" })).toMatchObject(OK);
    const { receipt, staff } = await mailsOf(sink);

    expect(staff.parsed.replyTo?.[0]?.address).toBe(EMAIL);
    const { text = "", html = "", subject } = staff.parsed;
    expect(subject).toBe("ライセンスキーのお問い合わせ：Lantern Lite (lantern/lanternLite)");
    for (const part of [text, html]) for (const fact of [EMAIL, "Lantern Lite", "2025年11月3日", "Deutsch"]) expect(part).toContain(fact);
    // Every line is marked as a quotation; placeholders are not filled in, and HTML is escaped.
    expect(text.replaceAll("\r", "")).toContain("> Order <b>1234</b> & {email}\n> https://evil.example/?a=1\n> \n> {site}");
    expect(html).toContain("&gt; Order &lt;b&gt;1234&lt;/b&gt; &amp; {email}\n&gt; https://evil.example/?a=1\n&gt; \n&gt; {site}");
    expect([...html.matchAll(/href="([^"]+)"/gu)].map(([, href]) => href)).toEqual([`mailto:${EMAIL}`, `mailto:${EMAIL}`]);
    // The explanation for visitors is not in mails to the staff.
    expect(text).not.toContain("自動的にお送りしています");

    expect(receipt.parsed.subject).toBe("Ihre Anfrage nach einem Lizenzschlüssel: Lantern Lite");
    // An answer to the receipt is read.
    expect(receipt.parsed.replyTo?.[0]?.address).toBe(site.email);
    expect(receipt.raw).not.toMatch(/evil|1234|2025/u);
    const links = [...(receipt.parsed.html ?? "").matchAll(/href="([^"]+)"/gu)].map(([, href]) => href);
    expect(new Set(links)).toEqual(new Set([`${ORIGIN}/de/support`]));
  });

  it("sends one mail for 50 concurrent requests", async () => {
    const { sink, server } = await open(engine);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    for (const answer of answers) expect(answer).toMatchObject(OK);
    await sink.until(2);
    // Repeated requests send no further mails to the staff.
    expect(await server.database.queries.selectFrom("outbox").select("template").orderBy("template").execute()).toEqual([
      { template: "licenceKeyReceipt" },
      { template: "licenceKeyRequest" },
    ]);
  });
});

it("still reaches the staff if the visitor's budget is used up by others, as often as the staff's own allows", async () => {
  const { server } = await open();
  for (let number = 0; number < MAILBOX_BUDGET.count; number++) {
    await sendJson("/api/v1/subscribe-newsletter", { email: EMAIL, language: "en" });
    server.advance(10 * MINUTE);
  }
  const queued = async () => {
    const rows = await server.database.queries.selectFrom("outbox").select("template").execute();
    return ["licenceKeyReceipt", "licenceKeyRequest"].map((name) => rows.filter(({ template }) => template === name).length);
  };
  for (const count of [1, 2, 3, 4, 5, 5].map((mails) => Math.min(mails, STAFF_BUDGET.count))) {
    expect(await ask()).toMatchObject(OK);
    expect(await ask({ email: "Mika+x@studio.example" })).toMatchObject(OK);
    expect(await queued()).toEqual([0, count]);
    server.advance(10 * MINUTE);
  }
});

it.each(LOCALES)("sends complete mails in %s", async (language) => {
  const { sink } = await open();
  await ask({ language });
  const { receipt, staff } = await mailsOf(sink);
  for (const { parsed } of [receipt, staff]) {
    expect(parsed.text).toContain("Lantern Lite");
    for (const part of [parsed.text, parsed.html, parsed.subject]) expect(part).not.toMatch(/[{}]|undefined/u);
  }
  expect(receipt.parsed.text).toMatch(/2.{1,6}3/u);
  expect(staff.parsed.text).toContain("–");
});

it.each([
  ["an invalid date", { orderedAt: "2025-02-30" }],
  ["a date in words", { orderedAt: "yesterday" }],
  // The tests' clock stands at noon of the 21st in UTC: it is the 22nd in the far east already, and the 23rd nowhere.
  ["a day that lies ahead everywhere", { orderedAt: "2026-11-23" }],
  ["a day before there were plug-ins", { orderedAt: "0026-11-03" }],
  ["a free edition, which has no key", { product: "pebble", edition: "pebbleLite" }],
  ["an unknown product", { product: "lanternn" }],
  ["another product's edition", { edition: "tidepool" }],
  ["an unknown edition", { edition: "__proto__" }],
  ["a long message", { message: "x".repeat(1001) }],
  ["a message that is no text", { message: { text: "x" } }],
  ["an unknown language", { language: "pt" }],
  ["another recipient", { to: "other@studio.example" }],
])("refuses %s", async (_case, more) => {
  await open();
  expect(await ask(more)).toMatchObject(refused(400, "INVALID_REQUEST"));
});

it("accepts the day that it is in the far east, and a request for a second product at once", async () => {
  const { server } = await open();
  expect(await ask({ orderedAt: "2026-11-22" })).toMatchObject(OK);
  expect(await ask({ product: "pebble", edition: "pebbleStandard" })).toMatchObject(OK);
  expect(await ask({ product: "pebble", edition: "pebbleStandard" })).toMatchObject(OK);
  const mails = await server.database.queries.selectFrom("outbox").select("template").execute();
  expect(mails.map(({ template }) => template).sort()).toEqual([
    "licenceKeyReceipt",
    "licenceKeyReceipt",
    "licenceKeyRequest",
    "licenceKeyRequest",
  ]);
});

it("refuses invalid addresses, and sends to no other recipient", async () => {
  const { sink } = await open();
  for (const email of ["mika", "＜a@b.example＞", "a@b.example\r\nBcc: c@d.example", "a@b.example, c@d.example", "<a@b.example>"])
    expect(await ask({ email })).toMatchObject(refused(400, "INVALID_EMAIL"));
  await ask({ message: "\r\nBcc: victim@studio.example\r\n\r\nhello" });
  const { receipt, staff } = await mailsOf(sink);
  for (const { recipients, raw } of [receipt, staff]) {
    expect(recipients).toHaveLength(1);
    expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toContain("victim");
  }
});
