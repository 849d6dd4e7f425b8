/** Parts of an installer, and how often a download may go on after a break: over the API's handlers and a real database. */
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { commerce } from "#lib/content/site.ts";
import { ORIGIN, use } from "#tests/server/support/calls.ts";
import {
  bytesOf,
  fetchDownload,
  fetchFile,
  linkFor,
  look,
  offered,
  outcomeOf,
  pathOf,
  updatePath,
} from "#tests/server/support/download-calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { ENGINES, openTestServer } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";
import { LINK } from "./life.ts";

const EMAIL = "mika@studio.example";
const EXPIRED = [303, `${ORIGIN}/en/download-link#token-expired`];

async function open(engine: (typeof ENGINES)[number] = "sqlite") {
  const sink = await openMailSink();
  const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "1000" } });
  use(server);
  return { server, sink };
}

const named = offered();
const { installer } = named;
const bytes = readFileSync(pathOf(named));
const etag = `"${installer.sha256}"`;
const usesLeft = async (token: string) => (await look(token)).body.usesLeft;

describe.each(ENGINES)("on %s", (engine) => {
  it("goes on with a link that is used up, until it has sent so many sizes of the file, and is no mirror", async () => {
    const setting = await open(engine);
    const token = await linkFor(setting, EMAIL);
    for (let time = 0; time < commerce.downloadLinkUses; time++) await fetchDownload(token);
    // Nearly the whole file each time.
    const resume = () => fetchDownload(token, { headers: { Range: "bytes=1-", "If-Range": etag } });
    const answers = await Promise.all(Array.from({ length: 50 }, resume));
    const free = LINK.resumedSizesPerUse * commerce.downloadLinkUses;
    expect(answers.filter(({ status }) => status === 206)).toHaveLength(free);
    await Promise.all(answers.map(bytesOf));
    // What has been sent stays counted.
    expect(outcomeOf(await resume())).toEqual(EXPIRED);
  });

  it("takes a further use when the link has sent that much again", async () => {
    const setting = await open(engine);
    const token = await linkFor(setting, EMAIL);
    expect((await fetchDownload(token)).status).toBe(200);
    for (let time = 0; time < LINK.resumedSizesPerUse; time++)
      expect((await bytesOf(await fetchDownload(token, { headers: { Range: "bytes=1-" } }))).length).toBe(installer.size - 1);
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 1);
    expect((await fetchDownload(token, { headers: { Range: "bytes=1-" } })).status).toBe(206);
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 2);
  });

  it("goes on 100 times after one use where each break comes soon, and no more often", async () => {
    const setting = await open(engine);
    const token = await linkFor(setting, EMAIL);
    expect((await fetchDownload(token)).status).toBe(200);
    const resumed = async () => {
      const rows = await setting.server.database.queries.selectFrom("download_links").select("resumed_bytes").execute();
      return rows[0]!.resumed_bytes;
    };
    for (let time = 0; time < LINK.resumesPerUse; time++) {
      const answer = await fetchDownload(token, { headers: { Range: "bytes=1-", "If-Range": etag } });
      expect(answer.status).toBe(206);
      // The client hangs up before it has read anything.
      await answer.body?.cancel();
      await until(resumed, (bytes) => bytes === 0);
    }
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 1);
    await fetchDownload(token, { headers: { Range: "bytes=1-", "If-Range": etag } });
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 2);
  });
});

it.each([
  ["the last byte", "bytes=-1", () => bytes.subarray(-1)],
  ["the end", "bytes=-5", () => bytes.subarray(-5)],
  ["more than there is, from the end", `bytes=-${String(installer.size + 1)}`, () => bytes],
  ["one byte", "bytes=3-3", () => bytes.subarray(3, 4)],
])("sends %s", async (_words, Range, expected) => {
  await open();
  const answer = await fetchFile(updatePath(named), { headers: { Range } });
  expect([answer.status, (await bytesOf(answer)).equals(expected())]).toEqual([206, true]);
});

it.each(["bytes=9-3", "bytes=a-b", "lines=1-2", "bytes=1-2,5-6"])("ignores the range %s, and logs nothing of a fault", async (Range) => {
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  await open();
  const answer = await fetchFile(updatePath(named), { headers: { Range } });
  expect([answer.status, (await bytesOf(answer)).equals(bytes)]).toEqual([200, true]);
  expect(written.join("")).not.toMatch(/unforeseen|stack/u);
});
