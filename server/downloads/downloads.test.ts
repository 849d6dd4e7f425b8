/** Downloads from the form to the last byte, through the API's handlers, a real database and a real mail server. */
import { randomBytes } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { commerce } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { DAY, HOUR, MINUTE } from "#server/durations.ts";
import { deleteExpired } from "#server/housekeeping.ts";
import { OK, refused } from "#tests/server/support/answers.ts";
import { ORIGIN, tokenIn, use } from "#tests/server/support/calls.ts";
import {
  addressIn,
  bytes,
  bytesOf,
  DOWNLOAD_PAGE,
  etag,
  expired,
  fetchDownload,
  fetchFile,
  installer,
  linkFor,
  linksFor,
  look,
  named,
  openDownloads,
  outcomeOf,
  requestDownload,
  updatePath,
  usesLeft,
  WISH,
} from "#tests/server/support/download-calls.ts";
import { ENGINES, openTestServer } from "#tests/server/support/test-server.ts";
import { RACE_ROUNDS } from "#tests/support/race-rounds.ts";
import { LINK } from "./link-limits.ts";

/** For ten thousand requests on a busy machine. */
const LONG_TIMEOUT_MS = 120_000;
const EMAIL = "mika@studio.example";
describe.each(ENGINES)("on %s", (engine) => {
  it("mails a link to the newest installer, whose page describes it and whose button downloads it", async () => {
    const setting = await openDownloads(engine);
    const token = await linkFor(setting, EMAIL);
    expect(await look(token)).toEqual({
      status: 200,
      body: {
        success: true,
        file: installer.file,
        version: named.version,
        channel: WISH.channel,
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
    // The database holds neither the token nor the address.
    const tables = await setting.server.database.queries.selectFrom("download_links").selectAll().execute();
    expect(JSON.stringify(tables)).not.toMatch(new RegExp(`${token}|mika`, "u"));
  });

  it(
    `lets exactly as many of 50 concurrent downloads begin as there are uses, ${RACE_ROUNDS} times`,
    async () => {
      const setting = await openDownloads(engine);
      for (const token of await linksFor(setting, RACE_ROUNDS)) {
        const answers = await Promise.all(Array.from({ length: 50 }, () => fetchDownload(token)));
        const [begun, ended] = [200, 303].map((status) => answers.filter((answer) => answer.status === status));
        expect([begun!.length, ended!.length]).toEqual([commerce.downloadLinkUses, 50 - commerce.downloadLinkUses]);
        expect(new Set(ended!.map(addressIn))).toEqual(new Set([expired()[1]]));
        await Promise.all(begun!.map(bytesOf));
        expect(await look(token)).toMatchObject(refused(410, "TOKEN_EXPIRED"));
      }
    },
    LONG_TIMEOUT_MS,
  );

  it("allows three networks and no fourth, also for concurrent requests", async () => {
    const setting = await openDownloads(engine);
    const token = await linkFor(setting, EMAIL);
    const addresses = Array.from({ length: 20 }, (_, index) => `198.51.${index}.7`);
    const answers = await Promise.all(addresses.map((address) => fetchDownload(token, { address })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    // Refused requests count no use, and the three networks can still download.
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 3);
    const known = addresses[answers.findIndex(({ status }) => status === 200)]!;
    expect((await fetchDownload(token, { address: known.replace(/7$/u, "200") })).status).toBe(200);
    expect(outcomeOf(await fetchDownload(token, { address: "203.0.113.99" }))).toEqual(expired());
  });

  it("counts no use for the page's request, HEAD, conditional requests or resumed downloads", async () => {
    const setting = await openDownloads(engine);
    const token = await linkFor(setting, EMAIL);
    for (let time = 0; time < 20; time++) expect((await look(token)).status).toBe(200);
    const head = await fetchDownload(token, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, String(installer.size), ""]);
    expect((await fetchDownload(token, { headers: { "If-None-Match": etag } })).status).toBe(304);
    expect((await fetchDownload(token, { headers: { "If-Match": '"other"' } })).status).toBe(412);
    expect((await fetchDownload(token, { headers: { Range: `bytes=${installer.size}-` } })).status).toBe(416);
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
    // A range from the first byte, or of another version of the file, counts as a new download.
    expect((await fetchDownload(token, { headers: { Range: "bytes=0-" } })).status).toBe(206);
    expect((await fetchDownload(token, { headers: { Range: "bytes=100-", "If-Range": '"other"' } })).status).toBe(200);
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 3);
    // This network has not begun a download that it could resume.
    expect((await fetchDownload(token, { headers: { Range: "bytes=100-" }, address: "198.51.100.7" })).status).toBe(206);
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 4);
  });

  it("answers HEAD as GET: not where another network, or no use, is left", async () => {
    const setting = await openDownloads(engine);
    const token = await linkFor(setting, EMAIL);
    for (let network = 0; network < LINK.networks; network++)
      expect((await fetchDownload(token, { address: `198.51.${network}.7` })).status).toBe(200);
    const stranger = { method: "HEAD", address: "203.0.113.99" } as const;
    const known = { method: "HEAD", address: "198.51.0.7" } as const;
    expect(outcomeOf(await fetchDownload(token, stranger))).toEqual(expired());
    expect((await fetchDownload(token, known)).status).toBe(200);
    const left = Number(await usesLeft(token));
    expect(left).toBe(commerce.downloadLinkUses - LINK.networks);
    for (let use = 0; use < left; use++) expect((await fetchDownload(token, { address: known.address })).status).toBe(200);
    expect(outcomeOf(await fetchDownload(token, known))).toEqual(expired());
  });

  it("lets a link live from the moment when the mail server accepted the mail", async () => {
    const setting = await openDownloads(engine);
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
    expect(outcomeOf(await fetchDownload(token, { headers: { Range: "bytes=100-", "If-Range": etag } }))).toEqual(expired());
    // The mail's row is kept as long as the link can show its product.
    expect(await deleteExpired(server)).toMatchObject({ links: 0 });
    expect(await look(token)).toMatchObject(refused(410, "TOKEN_EXPIRED"));
    server.advance(10 * DAY);
    expect(await deleteExpired(server)).toMatchObject({ links: 1 });
    expect(await server.database.queries.selectFrom("outbox").select("id").execute()).toEqual([]);
    expect(await server.database.queries.selectFrom("download_networks").selectAll().execute()).toEqual([]);
    expect(await look(token)).toMatchObject(refused(400, "INVALID_TOKEN"));
  });
});

it.each(LOCALES)("mails complete text in %s, with a link to the page in that language", async (language) => {
  const setting = await openDownloads();
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
  const unknown = await fetchDownload("none", { headers: { "Accept-Language": language } });
  expect(outcomeOf(unknown)).toEqual([303, `${ORIGIN}${localePath(language, "/download-link")}#invalid-token`]);
});

it("refuses 1,000 altered links, and limits clients that try them", async () => {
  const setting = await openDownloads("postgres");
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
  // As many at once as the database answers in time, however slow the machine is.
  for (let first = 0; first < altered.length; first += 50)
    for (const answer of await Promise.all(altered.slice(first, first + 50).map(look)))
      expect(answer).toMatchObject(refused(400, "INVALID_TOKEN"));
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
])("measures a link's life by the server's clock: %s", async (_case, day, jump) => {
  const setting = await openDownloads();
  const { server } = setting;
  server.advance(Date.parse(day) - server.now());
  const token = await linkFor(setting, EMAIL);
  // The clock is corrected once.
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

it("sends identical bytes in 100 downloads that were interrupted at different places", async () => {
  const setting = await openDownloads();
  const token = await linkFor(setting, EMAIL);
  const update = updatePath(named);
  for (let round = 0; round < 100; round++) {
    const path = round === 0 ? `/api/v1/downloads/${token}` : update;
    const cut = 1 + ((round * 7919) % (installer.size - 1));
    const first = (await bytesOf(await fetchFile(path))).subarray(0, cut);
    const rest = await fetchFile(path, { headers: { Range: `bytes=${cut}-`, "If-Range": etag } });
    expect(rest.headers.get("content-range")).toBe(`bytes ${cut}-${installer.size - 1}/${installer.size}`);
    expect(Buffer.concat([first, await bytesOf(rest)]).equals(bytes)).toBe(true);
  }
});
