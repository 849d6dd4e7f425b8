/** All forms that send mail, including downloads and licence keys: budgets, forged headers, and what the log must not contain. */
import { describe, expect, it, vi } from "vitest";
import { listReleases } from "#lib/content/releases.ts";
import { site } from "#lib/content/site.ts";
import type { Engine } from "#server/db/database.ts";
import { HOUR, MINUTE } from "#server/durations.ts";
import { LIMITS, MAILBOX_BUDGET, STAFF_BUDGET } from "#server/limits/policies.ts";
import { sendJson, type Sent, subscribe, tokenIn, use } from "./support/calls.ts";
import { DOWNLOAD_PAGE, fetchDownload, linkFor, look, named, requestDownload, WISH } from "./support/download-calls.ts";
import { FORGED_HEADERS } from "#tests/server/support/forged-headers.ts";
import { openMailSink } from "./support/mail-sink.ts";
import { ended } from "./support/outbox.ts";
import { ENGINES, openTestServer } from "./support/test-server.ts";
import { RACE_ROUNDS } from "#tests/support/race-rounds.ts";

const EMAIL = "mika@studio.example";
/** Requests of one client, at all forms together. */
const ALLOWED = LIMITS["form-client"].count;
/** For each form and engine; server/limits/limits.test.ts tests the counter alone. */

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
/** One of many clients, each in its own network. */
const clientOf = (number: number) => `${10 + Math.floor(number / 250)}.${number % 250}.7.1`;

describe.each(ENGINES)("on %s", (engine) => {
  it.each([
    ["ten minutes", 10],
    ["24 hours", 24 * 60],
  ])(
    "sends an address that nobody opened a link in no more mails than its budget, though 500 clients enter it 1,000 times in all forms within %s",
    async (_case, minutes) => {
      const { sink, server } = await open(engine);
      expect(new Set(Array.from({ length: 500 }, (_, number) => clientOf(number))).size).toBe(500);
      for (let batch = 0; batch < 20; batch++) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) => {
            const number = batch * 50 + index;
            return FORMS[number % 3]!(SPELLINGS[number % 4]!, { address: clientOf(number % 500) });
          }),
        );
        // The response does not reveal other requests for the address.
        for (const { status, body } of answers) expect([status, body]).toEqual([200, { success: true }]);
        await ended(server);
        server.advance((minutes * MINUTE) / 20 - 1);
      }
      const toVisitor = sink.mails.filter(({ recipients }) => recipients[0] !== site.email);
      // Within ten minutes, each form sends its mail once.
      expect(toVisitor).toHaveLength(minutes === 10 ? 3 : MAILBOX_BUDGET.count);
      const kinds = toVisitor.map(({ parsed }) => parsed.subject);
      if (minutes === 10) expect(new Set(kinds).size).toBe(3);
      // Requests for lost keys still reach the staff, with their own limit.
      expect(sink.mails.length - toVisitor.length).toBe(minutes === 10 ? 1 : STAFF_BUDGET.count);
      expect(new Set(toVisitor.map(({ recipients }) => recipients[0]!.toLowerCase().replace(/\+.*@/u, "@")))).toEqual(new Set([EMAIL]));
    },
  );

  it(`allows exactly 30 of 100 concurrent requests at each form, ${RACE_ROUNDS} times`, async () => {
    const server = await openTestServer({ engine });
    use(server);
    let readers = 0;
    for (let round = 0; round < RACE_ROUNDS; round++) {
      // Ends the window of the global limits, which server/limits/mail-budget.test.ts tests.
      server.advance(HOUR);
      for (const [index, form] of FORMS.entries()) {
        const address = clientOf(round * FORMS.length + index);
        const answers = await Promise.all(Array.from({ length: 100 }, () => form(`reader-${readers++}@studio.example`, { address })));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(ALLOWED);
        expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - ALLOWED);
      }
    }
  }, 180_000);
});

it("keeps 10 minutes between two mails of one kind, and counts all forms of a client together", async () => {
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
  // Each installer is its own kind.
  expect(await mails(() => requestDownload(EMAIL, { system: "Windows" }))).toBe(1);
  // So is each version.
  const [older] = listReleases(WISH.product, "en").filter(({ version }) => version !== named.version);
  expect(await mails(() => requestDownload(EMAIL, { version: older!.version }))).toBe(1);
  expect(await mails(() => requestDownload(EMAIL, { version: named.version }))).toBe(0);
  server.advance(10 * MINUTE);
  expect(await mails(() => requestDownload(EMAIL))).toBe(1);

  const strict = await openTestServer({ engine: "sqlite" });
  use(strict);
  const passed = [];
  for (let number = 0; number < ALLOWED + 6; number++) {
    const form = [subscribe, requestDownload, (email: string) => requestKey(email)][number % 3]!;
    passed.push((await form(`reader-${number}@studio.example`)).status);
  }
  expect(passed.filter((status) => status === 200)).toHaveLength(ALLOWED);
});

it("uses the configured origin in links and redirects, whatever the request's headers are", async () => {
  const { sink, server } = await open();
  for (const [index, headers] of FORGED_HEADERS.entries()) {
    expect((await requestDownload(`mika${index}@studio.example`, {}, { headers })).status).toBe(200);
    expect((await requestKey(`rin${index}@studio.example`, { headers })).status).toBe(200);
    const answer = await fetchDownload("none", { headers });
    expect(answer.headers.get("location")).toBe("https://site.example/download-link#invalid-token");
  }
  // Three mails each time: the download link, the receipt, and the request to the staff.
  for (const { raw, parsed } of await sink.until(3 * FORGED_HEADERS.length)) {
    expect(raw).not.toContain("evil");
    const links = [...(parsed.html ?? "").matchAll(/https?:\/\/[^"<\s]+/gu)].map(([link]) => new URL(link).origin);
    // The mail to the staff has no links except mailto:.
    expect(links.filter((origin) => origin !== "https://site.example")).toEqual([]);
    expect(links.length > 0 || parsed.to?.[0]?.address === site.email).toBe(true);
  }
  expect(JSON.stringify(await server.database.queries.selectFrom("download_links").selectAll().execute())).not.toMatch(/evil|6\.6\.6\.6/u);
});

it("writes no address, token or message to the log or in clear text to the database", async () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  const { sink, server } = await open();
  const token = await linkFor({ server, sink }, EMAIL);
  await look(token);
  await fetchDownload(token);
  await look(`${token}x`);
  await fetchDownload(`${token}x`);
  sink.reply = (moment, to) => (moment === "to" ? { code: 550, text: `no mailbox ${to} for ${token}` } : undefined);
  const message = "my order was 1234-secret";
  await sendJson("/api/v1/request-licence-key", { email: EMAIL, product: "lantern", edition: "lanternLite", message, language: "en" });
  vi.spyOn(server, "now").mockImplementationOnce(() => {
    throw new Error(`broken by ${EMAIL} with ${token}`);
  });
  await requestDownload("other@studio.example");
  await ended(server);
  const log = written.join("");
  expect(log).toContain('"endpoint":"download"');
  expect(log).toContain("mail-refused");
  expect(log).toContain("unexpected-error");
  for (const secret of [token, "mika", "other@", "1234-secret", "203.0.113"]) expect(log).not.toContain(secret);
  const tables = ["download_links", "download_networks", "outbox", "recipients", "limits"] as const;
  const rows = await Promise.all(tables.map((table) => server.database.queries.selectFrom(table).selectAll().execute()));
  for (const secret of [token, "mika", "1234-secret", "203.0.113"]) expect(JSON.stringify(rows)).not.toContain(secret);
});

it("counts no use for a scanner that follows every link of the mail", async () => {
  const { sink, server } = await open();
  const token = await linkFor({ server, sink }, EMAIL);
  const links = [...(sink.mails[0]!.parsed.html ?? "").matchAll(/href="([^"]+)"/gu)].map(([, href]) => new URL(href!));
  // The only address in the mail is that of a static page, which does not process tokens.
  expect(new Set(links.map(({ pathname }) => pathname))).toEqual(new Set(["/en/download-link"]));
  expect(tokenIn(sink.mails[0]!.parsed.text ?? "", DOWNLOAD_PAGE)).toBe(token);
  for (let time = 0; time < 20; time++) await fetchDownload(token, { method: "HEAD" });
  expect((await look(token)).body).toMatchObject({ usesLeft: 5 });
});
