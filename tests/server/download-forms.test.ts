/** What all forms that mail have in common, with downloads and licence keys among them: budgets, forged headers, silence in the log. */
import { describe, expect, it, vi } from "vitest";
import { site } from "#lib/content/site.ts";
import type { Engine } from "#server/db/database.ts";
import { HOUR, MINUTE } from "#server/durations.ts";
import { sendJson, type Sent, subscribe, tokenIn, use } from "./support/calls.ts";
import { DOWNLOAD_PAGE, fetchDownload, linkFor, look, requestDownload } from "./support/download-calls.ts";
import { openMailSink } from "./support/mail-sink.ts";
import { ended } from "./support/outbox.ts";
import { ENGINES, openTestServer } from "./support/test-server.ts";

const EMAIL = "mika@studio.example";
/** At each form and on both engines; the counter itself has 200 in server/limits/limits.test.ts. */
const ROUNDS = 200;

const requestKey = (email: string, sent: Sent = {}) =>
  sendJson("/api/v1/request-licence-key", { email, product: "lantern", edition: "lanternLite", language: "en" }, sent);

async function open(engine: Engine = "sqlite") {
  const sink = await openMailSink();
  const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "1000" } });
  use(server);
  return { sink, server };
}

const SPELLINGS = [EMAIL, "MIKA@studio.example", "mika+1@studio.example", "Mika+x@Studio.Example"];
const FORMS = [
  (email: string, sent: Sent) => subscribe(email, {}, sent),
  (email: string, sent: Sent) => requestDownload(email, {}, sent),
  requestKey,
];
/** One of so many clients, each in a network of its own. */
const clientOf = (number: number) => `${10 + Math.floor(number / 250)}.${number % 250}.7.1`;

describe.each(ENGINES)("on %s", (engine) => {
  it.each([
    ["ten minutes", 10],
    ["24 hours", 24 * 60],
  ])("sends at most 3 mails to an address that 500 clients ask all forms for 1,000 times within %s", async (_words, minutes) => {
    const { sink, server } = await open(engine);
    expect(new Set(Array.from({ length: 500 }, (_, number) => clientOf(number))).size).toBe(500);
    for (let batch = 0; batch < 20; batch++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const number = batch * 50 + index;
          return FORMS[number % 3]!(SPELLINGS[number % 4]!, { address: clientOf(number % 500) });
        }),
      );
      // Nobody is told whether somebody else has asked for the same address.
      for (const { status, body } of answers) expect([status, body]).toEqual([200, { success: true }]);
      await ended(server);
      server.advance((minutes * MINUTE) / 20 - 1);
    }
    const toVisitor = sink.mails.filter(({ recipients }) => recipients[0] !== site.email);
    expect(toVisitor).toHaveLength(3);
    const kinds = toVisitor.map(({ parsed }) => parsed.subject);
    if (minutes === 10) expect(new Set(kinds).size).toBe(3);
    // The staff hear of a lost key all the same, and no more often.
    expect(sink.mails.length - toVisitor.length).toBe(minutes === 10 ? 1 : 3);
    expect(new Set(toVisitor.map(({ recipients }) => recipients[0]!.toLowerCase().replace(/\+.*@/u, "@")))).toEqual(new Set([EMAIL]));
  });

  it(`lets exactly 30 of 100 at once pass at each form, ${ROUNDS} times`, async () => {
    const server = await openTestServer({ engine });
    use(server);
    let readers = 0;
    for (let round = 0; round < ROUNDS; round++) {
      // The limits for all are another test's: server/mail/budget.test.ts.
      server.advance(HOUR);
      for (const [index, form] of FORMS.entries()) {
        const address = clientOf(round * FORMS.length + index);
        const answers = await Promise.all(Array.from({ length: 100 }, () => form(`reader-${readers++}@studio.example`, { address })));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
        expect(answers.filter(({ status }) => status === 429)).toHaveLength(70);
      }
    }
  }, 180_000);
});

it("keeps 10 minutes between two mails of one kind, and counts a client's forms together", async () => {
  const { server } = await open();
  const queued = async () => {
    const rows = await server.database.queries.selectFrom("outbox").select("template").execute();
    return rows.filter(({ template }) => template !== "licenceKeyRequest").length;
  };
  const mails = async (ask: () => ReturnType<typeof requestKey>) => {
    const before = await queued();
    expect(await ask()).toMatchObject({ status: 200, body: { success: true } });
    return (await queued()) - before;
  };
  expect(await mails(() => requestDownload(EMAIL))).toBe(1);
  expect(await mails(() => requestDownload(EMAIL))).toBe(0);
  // Each installer is a kind: who has two computers asks twice.
  expect(await mails(() => requestDownload(EMAIL, { system: "Windows" }))).toBe(1);
  server.advance(10 * MINUTE);
  expect(await mails(() => requestDownload(EMAIL))).toBe(1);
  server.advance(10 * MINUTE);
  expect(await mails(() => requestKey(EMAIL))).toBe(0);

  const strict = await openTestServer({ engine: "sqlite" });
  use(strict);
  const passed = [];
  for (let number = 0; number < 36; number++) {
    const form = [subscribe, requestDownload, (email: string) => requestKey(email)][number % 3]!;
    passed.push((await form(`reader-${String(number)}@studio.example`)).status);
  }
  expect(passed.filter((status) => status === 200)).toHaveLength(30);
});

it("makes links and redirects from the configured site, whatever the request says", async () => {
  const { sink, server } = await open();
  const forged: Record<string, string>[] = [
    { Host: "evil.example" },
    { "X-Forwarded-Host": "evil.example" },
    { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http", "X-Forwarded-Port": "81" },
    { Forwarded: "host=evil.example;proto=http" },
    { "X-Original-Host": "evil.example" },
    { "X-Host": "evil.example" },
    { "X-Forwarded-Server": "evil.example" },
    { "X-HTTP-Host-Override": "evil.example" },
    { "X-Original-URL": "https://evil.example/" },
    { "X-Rewrite-URL": "https://evil.example/" },
    { "X-Forwarded-Prefix": "//evil.example" },
    { Referer: "https://evil.example/", "X-Forwarded-For": "6.6.6.6", "Accept-Language": "//evil.example" },
  ];
  for (const [index, headers] of forged.entries()) {
    expect((await requestDownload(`mika${String(index)}@studio.example`, {}, { headers })).status).toBe(200);
    expect((await requestKey(`rin${String(index)}@studio.example`, { headers })).status).toBe(200);
    const answer = await fetchDownload("none", { headers });
    expect(answer.headers.get("location")).toBe("https://site.example/download-link#invalid-token");
  }
  // A link's, a receipt and the staff's, each time.
  for (const { raw, parsed } of await sink.until(3 * forged.length)) {
    expect(raw).not.toContain("evil");
    const links = [...(parsed.html ?? "").matchAll(/https?:\/\/[^"<\s]+/gu)].map(([link]) => new URL(link).origin);
    // The staff's leads nowhere but to the visitor.
    expect(links.filter((origin) => origin !== "https://site.example")).toEqual([]);
    expect(links.length > 0 || parsed.to?.[0]?.address === site.email).toBe(true);
  }
  expect(JSON.stringify(await server.database.queries.selectFrom("download_links").selectAll().execute())).not.toMatch(/evil|6\.6\.6\.6/u);
});

it("writes no address, no token and no message into the log or the database", async () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  const { sink, server } = await open();
  const token = await linkFor({ server, sink }, EMAIL);
  await look(token);
  await fetchDownload(token);
  await look(`${token}x`);
  await fetchDownload(`${token}x`);
  sink.reply = (moment, to) => (moment === "to" ? { code: 550, words: `no mailbox ${to} for ${token}` } : undefined);
  const message = "my order was 1234-secret";
  await sendJson("/api/v1/request-licence-key", { email: EMAIL, product: "lantern", edition: "lanternLite", message, language: "en" });
  vi.spyOn(server, "now").mockImplementationOnce(() => {
    throw new Error(`broken by ${EMAIL} with ${token}`);
  });
  await requestDownload("other@studio.example");
  await ended(server);
  const log = written.join("");
  expect(log).toContain('"call":"download"');
  expect(log).toContain("mail-refused");
  expect(log).toContain("unforeseen");
  for (const secret of [token, "mika", "other@", "1234-secret", "203.0.113"]) expect(log).not.toContain(secret);
  const tables = ["download_links", "download_networks", "outbox", "recipients", "limits"] as const;
  const rows = await Promise.all(tables.map((table) => server.database.queries.selectFrom(table).selectAll().execute()));
  for (const secret of [token, "mika", "1234-secret", "203.0.113"]) expect(JSON.stringify(rows)).not.toContain(secret);
});

it("opens no file for a scanner that follows every link of the mail", async () => {
  const { sink, server } = await open();
  const token = await linkFor({ server, sink }, EMAIL);
  const links = [...(sink.mails[0]!.parsed.html ?? "").matchAll(/href="([^"]+)"/gu)].map(([, href]) => new URL(href!));
  // The only address in the mail is a page, which is a static document: it knows nothing of tokens.
  expect(new Set(links.map(({ pathname }) => pathname))).toEqual(new Set(["/en/download-link"]));
  expect(tokenIn(sink.mails[0]!.parsed.text ?? "", DOWNLOAD_PAGE)).toBe(token);
  for (let time = 0; time < 20; time++) await fetchDownload(token, { method: "HEAD" });
  expect((await look(token)).body).toMatchObject({ usesLeft: 5 });
});
