/** A lost licence key from the form to the staff's desk: over the API's handler, a real database and a real mail server. */
import { describe, expect, it } from "vitest";
import { site } from "#lib/content/site.ts";
import { LOCALES } from "#schemas/locale.ts";
import { MINUTE } from "#server/durations.ts";
import type { MailSink } from "#tests/faults/mail-sink.ts";
import { ORIGIN, sendJson, type Sent, use } from "#tests/server/support/calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { ENGINES, openTestServer } from "#tests/server/support/test-server.ts";

const EMAIL = "mika@studio.example";
const OK = { status: 200, body: { success: true } };
const refused = (status: number, errorCode: string) => ({ status, body: { success: false, errorCode } });

async function open(engine: (typeof ENGINES)[number] = "sqlite") {
  const sink = await openMailSink();
  const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "100" } });
  use(server);
  return { sink, server };
}

const ask = (more: Readonly<Record<string, unknown>> = {}, sent: Sent = {}) =>
  sendJson("/api/v1/request-licence-key", { email: EMAIL, product: "lantern", edition: "lanternLite", language: "en", ...more }, sent);

/** The receipt and the staff's mail, when both have come. */
async function mailsOf(sink: MailSink) {
  const mails = await sink.until(2);
  const to = (address: string) => mails.find(({ recipients }) => recipients[0] === address)!;
  return { receipt: to(EMAIL), staff: to(site.email) };
}

describe.each(ENGINES)("on %s", (engine) => {
  it("tells the staff all that was said, and the visitor that it was heard", async () => {
    const { sink } = await open(engine);
    const message = "Order <b>1234</b> & {email}\nhttps://evil.example/?a=1\n\n{site}";
    expect(await ask({ orderedAt: "2025-11-03", message, language: "de" })).toMatchObject(OK);
    const { receipt, staff } = await mailsOf(sink);

    expect(staff.parsed.replyTo?.[0]?.address).toBe(EMAIL);
    const { text = "", html = "", subject } = staff.parsed;
    expect(subject).toBe("ライセンスキーのお問い合わせ：Lantern Lite (lantern/lanternLite)");
    for (const part of [text, html]) for (const fact of [EMAIL, "Lantern Lite", "2025-11-03", "Deutsch"]) expect(part).toContain(fact);
    // Every line of it is marked as a stranger's, and nothing in it is filled in or becomes HTML.
    expect(text.replaceAll("\r", "")).toContain("> Order <b>1234</b> & {email}\n> https://evil.example/?a=1\n> \n> {site}");
    expect(html).toContain("&gt; Order &lt;b&gt;1234&lt;/b&gt; &amp; {email}\n&gt; https://evil.example/?a=1\n&gt; \n&gt; {site}");
    expect([...html.matchAll(/href="([^"]+)"/gu)].map(([, href]) => href)).toEqual([`mailto:${EMAIL}`, `mailto:${EMAIL}`]);
    // What a mail to a stranger has to explain, the staff know.
    expect(text).not.toContain("自動的にお送りしています");

    expect(receipt.parsed.subject).toBe("Ihr Lizenzschlüssel: Lantern Lite");
    expect(receipt.parsed.replyTo).toBeUndefined();
    expect(receipt.raw).not.toMatch(/evil|1234|2025-11-03/u);
    const links = [...(receipt.parsed.html ?? "").matchAll(/href="([^"]+)"/gu)].map(([, href]) => href);
    expect(new Set(links)).toEqual(new Set([`${ORIGIN}/de/support`]));
  });

  it("makes one of 50 simultaneous requests, and keeps to what an address may be sent", async () => {
    const { sink, server } = await open(engine);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    for (const answer of answers) expect(answer).toMatchObject(OK);
    await sink.until(2);
    // The same request again leaves nothing for the staff either.
    expect(await server.database.queries.selectFrom("outbox").select("template").orderBy("template").execute()).toEqual([
      { template: "licenceKeyReceipt" },
      { template: "licenceKeyRequest" },
    ]);
  });
});

it("reaches the staff when others have used up what the visitor may be sent, three times a day", async () => {
  const { server } = await open();
  for (const system of ["macOS", "Windows"])
    await sendJson("/api/v1/request-download", { email: EMAIL, product: "lantern", edition: "lanternLite", system, language: "en" });
  await sendJson("/api/v1/subscribe-newsletter", { email: EMAIL, language: "en" });
  const queued = async () => {
    const rows = await server.database.queries.selectFrom("outbox").select("template").execute();
    return ["licenceKeyReceipt", "licenceKeyRequest"].map((name) => rows.filter(({ template }) => template === name).length);
  };
  for (const count of [1, 2, 3, 3]) {
    expect(await ask()).toMatchObject(OK);
    expect(await ask({ email: "Mika+x@studio.example" })).toMatchObject(OK);
    expect(await queued()).toEqual([0, count]);
    server.advance(10 * MINUTE);
  }
});

it.each(LOCALES)("answers in %s", async (language) => {
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
  ["no day", { orderedAt: "2025-02-30" }],
  ["a day in words", { orderedAt: "yesterday" }],
  ["an unknown product", { product: "lanternn" }],
  ["another product's edition", { edition: "tidepool" }],
  ["an edition that is none", { edition: "__proto__" }],
  ["a long message", { message: "x".repeat(1001) }],
  ["a message that is none", { message: { text: "x" } }],
  ["an unknown language", { language: "pt" }],
  ["another recipient", { to: "other@studio.example" }],
])("takes %s for a mistake", async (_words, more) => {
  await open();
  expect(await ask(more)).toMatchObject(refused(400, "INVALID_REQUEST"));
});

it("writes to no address that is none, and to nobody else", async () => {
  const { sink } = await open();
  for (const email of ["mika", "a@b.example\r\nBcc: c@d.example", "a@b.example, c@d.example", "<a@b.example>"])
    expect(await ask({ email })).toMatchObject(refused(400, "INVALID_EMAIL"));
  await ask({ message: "\r\nBcc: victim@studio.example\r\n\r\nhello" });
  const { receipt, staff } = await mailsOf(sink);
  for (const { recipients, raw } of [receipt, staff]) {
    expect(recipients).toHaveLength(1);
    expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toContain("victim");
  }
});
