/** What may be asked for: by the form, and by installed plug-ins. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { use } from "#tests/server/support/calls.ts";
import {
  bytesOf,
  fetchFile,
  linkFor,
  look,
  offered,
  pathOf,
  requestDownload,
  updatePath,
  WISH,
} from "#tests/server/support/download-calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { openTestServer } from "#tests/server/support/test-server.ts";

const EMAIL = "mika@studio.example";
const refused = (status: number, errorCode: string) => ({ status, body: { success: false, errorCode } });

async function open(env: Readonly<Record<string, string>> = {}) {
  const sink = await openMailSink();
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "1000", ...env } });
  use(server);
  return { server, sink };
}

const named = offered();
const bytes = readFileSync(pathOf(named));
const etag = `"${named.installer.sha256}"`;

describe("an installed plug-in", () => {
  it("gets an update without a mail, and a network so many an hour", async () => {
    await open({ RATE_LIMIT_SCALE: "0.01" });
    const path = updatePath(named);
    const head = await fetchFile(path, { method: "HEAD" });
    expect([head.status, head.headers.get("etag")]).toEqual([200, etag]);
    const response = await fetchFile(path);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect((await bytesOf(response)).equals(bytes)).toBe(true);
    for (let time = 0; time < 4; time++) expect((await fetchFile(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
    const refusal = await fetchFile(path);
    expect([refusal.status, Number(refusal.headers.get("retry-after"))]).toEqual([429, 3600]);
    expect((await fetchFile(path, { address: "198.51.100.7" })).status).toBe(200);
  });

  it.each([
    ["another product", ["pebble", WISH.edition, named.version, "macOS"]],
    ["another product's edition", [WISH.product, "tidepool", named.version, "macOS"]],
    ["a version that never was", [WISH.product, WISH.edition, "9.9.9", "macOS"]],
    ["a version that is none", [WISH.product, WISH.edition, "latest", "macOS"]],
    ["a system that it does not run on", [WISH.product, WISH.edition, named.version, "iOS"]],
    ["a system that is none", [WISH.product, WISH.edition, named.version, "macos"]],
  ])("is refused %s", async (_words, parts) => {
    await open();
    const response = await fetchFile(`/api/v1/updates/${parts.join("/")}`);
    expect({ status: response.status, body: (await response.json()) as unknown }).toEqual(refused(404, "UNKNOWN_INSTALLER"));
  });
});

describe("the form", () => {
  it.each([
    ["an unknown product", { product: "lanternn" }],
    ["an unknown edition", { edition: "lanternUltimate" }],
    ["another product's edition", { edition: "tidepool" }],
    ["a system without an installer", { system: "iOS" }],
    ["a system that is none", { system: "Linux" }],
    ["no edition where there is a choice", { edition: undefined }],
  ])("offers nothing for %s", async (_words, more) => {
    await open();
    expect(await requestDownload(EMAIL, more)).toMatchObject(refused(404, "UNKNOWN_INSTALLER"));
  });

  it.each([
    ["channel", "nightly"],
    ["language", "pt"],
    ["product", 3],
    ["system", null],
    ["product", "x".repeat(200)],
    ["file", "Lantern.zip"],
    ["version", "1.0.0"],
  ])("takes no %s %j", async (key, value) => {
    await open();
    expect(await requestDownload(EMAIL, { [key]: value })).toMatchObject(refused(400, "INVALID_REQUEST"));
  });

  it("takes no address that is none, and an edition left out where there is one", async () => {
    const setting = await open();
    expect(await requestDownload("mika")).toMatchObject(refused(400, "INVALID_EMAIL"));
    const token = await linkFor(setting, EMAIL, { product: "tidepool", edition: undefined });
    expect((await look(token)).body).toMatchObject({ product: "tidepool", edition: "tidepool" });
  });

  it("offers the newest of all on the beta channel", async () => {
    const setting = await open();
    const wish = { product: "pebble", edition: "pebbleStandard", system: "macOS", channel: "beta" } as const;
    const token = await linkFor(setting, EMAIL, wish);
    expect((await look(token)).body).toMatchObject({ version: offered(wish).version });
  });
});
