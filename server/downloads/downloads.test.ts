/** Downloads from the form to the last byte: over the API's handlers, a real database and a real mail server. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { commerce } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#schemas/locale.ts";
import { DAY, HOUR, MINUTE } from "#server/durations.ts";
import { keepHouse } from "#server/housekeeping.ts";
import type { MailSink } from "#tests/faults/mail-sink.ts";
import { ORIGIN, tokenIn, use } from "#tests/server/support/calls.ts";
import {
  addressIn,
  bytesOf,
  DOWNLOAD_PAGE,
  fetchDownload,
  fetchFile,
  linkFor,
  linksFor,
  look,
  offered,
  outcomeOf,
  pathOf,
  requestDownload,
  updatePath,
  WISH,
} from "#tests/server/support/download-calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { ENGINES, openTestServer, type TestServer } from "#tests/server/support/test-server.ts";

const ROUNDS = 200;
/** Ten thousand calls, on a machine that may be busy. Milliseconds. */
const LONG = 120_000;
const EMAIL = "mika@studio.example";
const OK = { status: 200, body: { success: true } };
const refused = (status: number, errorCode: string) => ({ status, body: { success: false, errorCode } });
const expiredPage = (locale = "/en") => [303, `${ORIGIN}${locale}/download-link#token-expired`];

type Setting = { server: TestServer; sink: MailSink };

async function open(engine: (typeof ENGINES)[number] = "sqlite", env: Readonly<Record<string, string>> = {}): Promise<Setting> {
  const sink = await openMailSink();
  const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "1000", ...env } });
  use(server);
  return { server, sink };
}

const named = offered();
const { installer } = named;
const bytes = readFileSync(pathOf(named));
const etag = `"${installer.sha256}"`;
const usesLeft = async (token: string) => (await look(token)).body.usesLeft;

describe.each(ENGINES)("on %s", (engine) => {
  it("mails a link to the newest installer, whose page says what it is and whose button fetches it", async () => {
    const setting = await open(engine);
    const token = await linkFor(setting, EMAIL);
    expect(await look(token)).toEqual({
      status: 200,
      body: {
        success: true,
        file: installer.file,
        version: named.version,
        size: installer.size,
        sha256: installer.sha256,
        expiresAt: "2026-11-24T12:00:00.000Z",
        usesLeft: commerce.downloadLinkUses,
        product: WISH.product,
        edition: WISH.edition,
        system: WISH.system,
      },
    });
    const response = await fetchDownload(token);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-length": String(installer.size),
      "content-disposition": `attachment; filename="${installer.file}"`,
      "repr-digest": `sha-256=:${Buffer.from(installer.sha256, "hex").toString("base64")}:`,
      "accept-ranges": "bytes",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      vary: "Accept",
      etag,
    });
    expect((await bytesOf(response)).equals(bytes)).toBe(true);
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 1);
    // A copy of the database opens nothing.
    const tables = await setting.server.database.queries.selectFrom("download_links").selectAll().execute();
    expect(JSON.stringify(tables)).not.toMatch(new RegExp(`${token}|mika`, "u"));
  });

  it(
    `counts exactly: of 50 downloads at once as many begin as there are uses, ${ROUNDS} times`,
    async () => {
      const setting = await open(engine);
      for (const token of await linksFor(setting, ROUNDS)) {
        const answers = await Promise.all(Array.from({ length: 50 }, () => fetchDownload(token)));
        const [begun, ended] = [200, 303].map((status) => answers.filter((answer) => answer.status === status));
        expect([begun!.length, ended!.length]).toEqual([commerce.downloadLinkUses, 50 - commerce.downloadLinkUses]);
        expect(new Set(ended!.map(addressIn))).toEqual(new Set([expiredPage()[1]]));
        await Promise.all(begun!.map(bytesOf));
        expect(await look(token)).toMatchObject(refused(410, "TOKEN_EXPIRED"));
      }
    },
    LONG,
  );

  it("works from three networks and no fourth, however many ask at once", async () => {
    const setting = await open(engine);
    const token = await linkFor(setting, EMAIL);
    const addresses = Array.from({ length: 20 }, (_, index) => `198.51.${String(index)}.7`);
    const answers = await Promise.all(addresses.map((address) => fetchDownload(token, { address })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    // Those that were refused have used nothing up: the three can go on.
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 3);
    const known = addresses[answers.findIndex(({ status }) => status === 200)]!;
    expect((await fetchDownload(token, { address: known.replace(/7$/u, "200") })).status).toBe(200);
    expect(outcomeOf(await fetchDownload(token, { address: "203.0.113.99" }))).toEqual(expiredPage());
  });

  it("uses nothing up by looking, by asking for the headers, or by going on after a break", async () => {
    const setting = await open(engine);
    const token = await linkFor(setting, EMAIL);
    for (let time = 0; time < 20; time++) expect((await look(token)).status).toBe(200);
    const head = await fetchDownload(token, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, String(installer.size), ""]);
    expect((await fetchDownload(token, { headers: { "If-None-Match": etag } })).status).toBe(304);
    expect((await fetchDownload(token, { headers: { "If-Match": '"other"' } })).status).toBe(412);
    expect((await fetchDownload(token, { headers: { Range: `bytes=${String(installer.size)}-` } })).status).toBe(416);
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses);

    expect((await fetchDownload(token)).status).toBe(200);
    const parts: Record<string, string>[] = [
      { Range: "bytes=100-", "If-Range": etag },
      { Range: "bytes=4000-4999" },
      { Range: "bytes=-10" },
    ];
    for (const headers of parts) {
      const part = await fetchDownload(token, { headers });
      expect(part.status).toBe(206);
    }
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 1);
    // From the beginning, or another file than before: that is a download.
    expect((await fetchDownload(token, { headers: { Range: "bytes=0-" } })).status).toBe(206);
    expect((await fetchDownload(token, { headers: { Range: "bytes=100-", "If-Range": '"other"' } })).status).toBe(200);
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 3);
    // Nothing was begun here that could go on.
    expect((await fetchDownload(token, { headers: { Range: "bytes=100-" }, address: "198.51.100.7" })).status).toBe(206);
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 4);
  });

  it("lives for its hours from the moment the mail server took the mail", async () => {
    const setting = await open(engine);
    const { server, sink } = setting;
    await sink.close();
    expect(await requestDownload(EMAIL)).toMatchObject(OK);
    server.advance(20 * DAY);
    await sink.open();
    server.advance(30_000);
    const [mail] = await sink.until(1);
    const token = tokenIn(mail!.parsed.text ?? "", DOWNLOAD_PAGE);
    await vi.waitFor(async () => {
      expect(await server.database.queries.selectFrom("outbox").select("state").execute()).toEqual([{ state: "sent" }]);
    });
    server.advance(commerce.downloadLinkHours * HOUR - MINUTE);
    expect((await look(token)).status).toBe(200);
    expect((await fetchDownload(token)).status).toBe(200);
    server.advance(7 * MINUTE);
    expect(await look(token)).toEqual({
      status: 410,
      body: { success: false, errorCode: "TOKEN_EXPIRED", product: WISH.product, edition: WISH.edition },
    });
    expect(outcomeOf(await fetchDownload(token, { headers: { Range: "bytes=100-", "If-Range": etag } }))).toEqual(expiredPage());
    // Housekeeping keeps the mail's answer for as long as the link can say what it was for.
    expect(await keepHouse(server)).toMatchObject({ links: 0 });
    expect(await look(token)).toMatchObject(refused(410, "TOKEN_EXPIRED"));
    server.advance(10 * DAY);
    expect(await keepHouse(server)).toMatchObject({ links: 1 });
    expect(await server.database.queries.selectFrom("outbox").select("id").execute()).toEqual([]);
    expect(await server.database.queries.selectFrom("download_networks").selectAll().execute()).toEqual([]);
    expect(await look(token)).toMatchObject(refused(400, "INVALID_TOKEN"));
  });
});

it.each(LOCALES)("writes in %s, in words that are whole, and leads to the page in that language", async (language) => {
  const setting = await open();
  const token = await linkFor(setting, EMAIL, { language });
  const { text = "", html = "", subject = "" } = setting.sink.mails[0]!.parsed;
  const link = `${ORIGIN}${localePath(language, "/download-link")}?token=${token}`;
  for (const part of [text, html]) {
    expect(part).toContain(link);
    for (const word of ["Lantern Lite", named.version, "macOS", "72", "5"]) expect(part).toContain(word);
    expect(part).not.toMatch(/[{}]|undefined/u);
  }
  expect(subject).toContain(`Lantern Lite ${named.version}`);
  setting.server.advance(4 * DAY);
  expect(outcomeOf(await fetchDownload(token))).toEqual([303, `${ORIGIN}${localePath(language, "/download-link")}#token-expired`]);
  const strange = await fetchDownload("none", { headers: { "Accept-Language": language } });
  expect(outcomeOf(strange)).toEqual([303, `${ORIGIN}${localePath(language, "/download-link")}#invalid-token`]);
});

it("refuses 1,000 altered links, and slows down who tries them", async () => {
  const setting = await open("postgres");
  const token = await linkFor(setting, EMAIL);
  const altered = Array.from({ length: 1000 }, (_, index) => {
    const place = index % token.length;
    const kinds = [
      token.slice(0, place) + (token[place] === "A" ? "B" : "A") + token.slice(place + 1),
      token.slice(0, place) + token.slice(place + 1),
      `${token}${randomBytes(2).toString("hex")}`,
      randomBytes(32).toString("base64url"),
      `${token.slice(0, place)}%00${token.slice(place)}`,
    ];
    return kinds[index % kinds.length]!;
  });
  for (const answer of await Promise.all(altered.map(look))) expect(answer).toMatchObject(refused(400, "INVALID_TOKEN"));
  expect(await usesLeft(token)).toBe(commerce.downloadLinkUses);

  const strict = await openTestServer({ engine: "sqlite" });
  use(strict);
  const answers = await Promise.all(altered.slice(0, 100).map(look));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
});

it.each([
  ["an hour early", "2026-03-28T12:00:00Z", -HOUR],
  ["an hour late", "2026-03-28T12:00:00Z", HOUR],
  ["summer time begins", "2027-03-28T00:30:00Z", 0],
  ["summer time ends", "2027-10-31T00:30:00Z", 0],
  ["the year ends", "2026-12-31T23:59:00Z", 0],
  ["a leap day", "2028-02-28T12:00:00Z", 0],
  ["2038", "2038-01-18T12:00:00Z", 0],
])("judges by the server's clock alone: %s", async (_words, day, jump) => {
  const setting = await open();
  const { server } = setting;
  server.advance(Date.parse(day) - server.now());
  const token = await linkFor(setting, EMAIL);
  // The clock is put back or forward once, and life goes on.
  server.advance(jump);
  const life = commerce.downloadLinkHours * HOUR - jump;
  for (const [after, status] of [
    [0, 200],
    [life / 2, 200],
    [life / 2 - MINUTE, 200],
    [3 * MINUTE, 200],
    [5 * MINUTE, 410],
    [365 * DAY, 410],
  ] as const) {
    server.advance(after);
    expect((await look(token)).status).toBe(status);
  }
});

it("is byte-equal after 100 downloads that broke at any place", async () => {
  const setting = await open();
  const token = await linkFor(setting, EMAIL);
  const update = updatePath(named);
  for (let round = 0; round < 100; round++) {
    const path = round === 0 ? `/api/v1/downloads/${token}` : update;
    const cut = 1 + ((round * 7919) % (installer.size - 1));
    const first = (await bytesOf(await fetchFile(path))).subarray(0, cut);
    const rest = await fetchFile(path, { headers: { Range: `bytes=${String(cut)}-`, "If-Range": etag } });
    expect(rest.headers.get("content-range")).toBe(`bytes ${String(cut)}-${String(installer.size - 1)}/${String(installer.size)}`);
    expect(Buffer.concat([first, await bytesOf(rest)]).equals(bytes)).toBe(true);
  }
});
