/** Ranges of an installer, and how often a download can be resumed, through the API's handlers and a real database. */
import { describe, expect, it, vi } from "vitest";
import { commerce } from "#lib/content/site.ts";
import {
  bytes,
  bytesOf,
  etag,
  expired,
  fetchDownload,
  fetchFile,
  installer,
  linkFor,
  named,
  openDownloads,
  outcomeOf,
  updatePath,
  usesLeft,
} from "#tests/server/support/download-calls.ts";
import { ENGINES } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";
import { LINK } from "./link-limits.ts";

const EMAIL = "mika@studio.example";

describe.each(ENGINES)("on %s", (engine) => {
  it("resumes downloads of a link without uses left, until their bytes are used up", async () => {
    const setting = await openDownloads(engine);
    const token = await linkFor(setting, EMAIL);
    for (let time = 0; time < commerce.downloadLinkUses; time++) await fetchDownload(token);
    // Nearly the whole file.
    const resume = () => fetchDownload(token, { headers: { Range: "bytes=1-", "If-Range": etag } });
    const answers = await Promise.all(Array.from({ length: 50 }, resume));
    const free = LINK.resumedSizesPerUse * commerce.downloadLinkUses;
    expect(answers.filter(({ status }) => status === 206)).toHaveLength(free);
    await Promise.all(answers.map(bytesOf));
    // Bytes that were sent stay counted.
    expect(outcomeOf(await resume())).toEqual(expired());
  });

  it("counts a further use when the bytes of resumed downloads are used up", async () => {
    const setting = await openDownloads(engine);
    const token = await linkFor(setting, EMAIL);
    expect((await fetchDownload(token)).status).toBe(200);
    for (let time = 0; time < LINK.resumedSizesPerUse; time++)
      expect((await bytesOf(await fetchDownload(token, { headers: { Range: "bytes=1-" } }))).length).toBe(installer.size - 1);
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 1);
    expect((await fetchDownload(token, { headers: { Range: "bytes=1-" } })).status).toBe(206);
    expect(await usesLeft(token)).toBe(commerce.downloadLinkUses - 2);
  });

  it("resumes 100 times for each use if every download is interrupted at once", async () => {
    const setting = await openDownloads(engine);
    const token = await linkFor(setting, EMAIL);
    expect((await fetchDownload(token)).status).toBe(200);
    const resumed = async () => {
      const rows = await setting.server.database.queries.selectFrom("download_links").select("resumed_bytes").execute();
      return rows[0]!.resumed_bytes;
    };
    for (let time = 0; time < LINK.resumesPerUse; time++) {
      const answer = await fetchDownload(token, { headers: { Range: "bytes=1-", "If-Range": etag } });
      expect(answer.status).toBe(206);
      // The client disconnects before it has read anything.
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
  ["more bytes than the file has, from the end", `bytes=-${installer.size + 1}`, () => bytes],
  ["one byte", "bytes=3-3", () => bytes.subarray(3, 4)],
])("sends %s", async (_case, Range, expected) => {
  await openDownloads();
  const answer = await fetchFile(updatePath(named), { headers: { Range } });
  expect([answer.status, (await bytesOf(answer)).equals(expected())]).toEqual([206, true]);
});

it.each(["bytes=9-3", "bytes=a-b", "lines=1-2", "bytes=1-2,5-6"])("ignores the range %s, and logs no error", async (Range) => {
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  await openDownloads();
  const answer = await fetchFile(updatePath(named), { headers: { Range } });
  expect([answer.status, (await bytesOf(answer)).equals(bytes)]).toEqual([200, true]);
  expect(written.join("")).not.toMatch(/unexpected-error|stack/u);
});
