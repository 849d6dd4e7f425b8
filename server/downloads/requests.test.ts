/** Which installers can be requested by the form, and by installed plug-ins. */
import { describe, expect, it } from "vitest";
import { installerName } from "#lib/content/edition-names.ts";
import { requireEdition } from "#lib/content/products.ts";
import { findRelease, listStableReleases } from "#lib/content/releases.ts";
import { commerce, site } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { HOUR } from "#server/durations.ts";
import { listNamed } from "#server/downloads/installers.ts";
import { refused } from "#tests/server/support/answers.ts";
import {
  bytes,
  bytesOf,
  etag,
  fetchFile,
  linkFor,
  look,
  named,
  offered,
  openDownloads,
  requestDownload,
  updatePath,
  WISH,
} from "#tests/server/support/download-calls.ts";

const t = translatorFor("en");
const EMAIL = "mika@studio.example";

describe("an installed plug-in", () => {
  it("gets an update without a mail, limited by network", async () => {
    await openDownloads("sqlite", { RATE_LIMIT_SCALE: "0.01" });
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
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
  });

  it.each([
    ["another product", ["pebble", WISH.edition, named.version, "macOS"]],
    ["another product's edition", [WISH.product, "tidepool", named.version, "macOS"]],
    ["an unknown version", [WISH.product, WISH.edition, "9.9.9", "macOS"]],
    ["an invalid version", [WISH.product, WISH.edition, "latest", "macOS"]],
    ["a system that it does not support", [WISH.product, WISH.edition, named.version, "iOS"]],
    ["an unknown system", [WISH.product, WISH.edition, named.version, "macos"]],
  ])("is refused %s", async (_case, parts) => {
    await openDownloads();
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
    ["an unknown system", { system: "Linux" }],
    ["an unknown version", { version: "9.9.9" }],
    ["no edition if there are several", { edition: undefined }],
  ])("offers nothing for %s", async (_case, more) => {
    await openDownloads();
    expect(await requestDownload(EMAIL, more)).toMatchObject(refused(404, "UNKNOWN_INSTALLER"));
  });

  it.each([
    ["channel", "nightly"],
    ["language", "pt"],
    ["product", 3],
    ["system", null],
    ["product", "x".repeat(200)],
    ["file", "Lantern.zip"],
    ["version", "latest"],
    ["version", "1.0"],
  ])("refuses %s %j", async (key, value) => {
    await openDownloads();
    expect(await requestDownload(EMAIL, { [key]: value })).toMatchObject(refused(400, "INVALID_REQUEST"));
  });

  it("refuses an invalid address, and does not require the edition if there is only one", async () => {
    const setting = await openDownloads();
    expect(await requestDownload("mika")).toMatchObject(refused(400, "INVALID_EMAIL"));
    const token = await linkFor(setting, EMAIL, { product: "tidepool", edition: undefined });
    expect((await look(token)).body).toMatchObject({ product: "tidepool", edition: "tidepool" });
  });

  it("offers every version with its editions and systems, older ones and betas", async () => {
    const setting = await openDownloads();
    for (const [number, { product, version, installer: wanted }] of listNamed().entries()) {
      const { edition, system } = wanted;
      const token = await linkFor(setting, `reader-${number}@studio-${number}.example`, { product, edition, system, version });
      expect((await look(token)).body).toMatchObject({ version, edition, system, file: wanted.file, sha256: wanted.sha256 });
      // The mail names the edition with its licence, or the app that the file installs; the version, and that it is a beta.
      const of = requireEdition(edition);
      const { subject = "", text = "", replyTo, headers } = setting.sink.mails.at(-1)!.parsed;
      const isBeta = findRelease(product, version)?.facts.channel === "beta";
      for (const part of [subject, text]) {
        expect(part).toContain(installerName(of.facts, of.edition, t));
        expect(part).toContain(isBeta ? t("releases.betaVersion", { version }) : version);
      }
      expect(replyTo?.[0]?.address).toBe(site.email);
      expect(headers.some(({ key }) => key === "list-id")).toBe(false);
    }
  });

  it("offers the newest release of all channels on the beta channel", async () => {
    const setting = await openDownloads();
    const wish = { product: "pebble", edition: "pebbleStandard", system: "macOS", channel: "beta" } as const;
    const token = await linkFor(setting, EMAIL, wish);
    expect((await look(token)).body).toMatchObject({ version: offered(wish).version });
  });
});

describe("a link that has expired", () => {
  /** The link's answer once it has expired. */
  async function lookLate(wish: Parameters<typeof linkFor>[2], requested?: string) {
    const setting = await openDownloads();
    const token = await linkFor(setting, EMAIL, wish);
    if (requested !== undefined)
      await setting.server.database.write((db) =>
        db
          .updateTable("download_links")
          .set({ created_at: Date.parse(requested) })
          .execute(),
      );
    setting.server.advance((commerce.downloadLinkHours + 1) * HOUR);
    return look(token);
  }

  const { product, edition, system } = WISH;
  const older = listStableReleases(product).at(1)!.version;

  it("names the older version or the beta that it was for", async () => {
    expect(await lookLate({ ...WISH, version: older })).toEqual({
      status: 410,
      body: { success: false, errorCode: "TOKEN_EXPIRED", product, edition, chosen: { version: older, system, channel: "stable" } },
    });
    const beta = { product: "pebble", edition: "pebbleStandard", system: "macOS", channel: "beta" } as const;
    expect((await lookLate(beta)).body).toMatchObject({ chosen: { version: offered(beta).version, channel: "beta" } });
  });

  it("names no version that was or would have been the newest", async () => {
    expect((await lookLate(WISH)).body).not.toHaveProperty("chosen");
    const before = `${findRelease(product, older)!.facts.date}T12:00:00Z`;
    expect((await lookLate({ ...WISH, version: older }, before)).body).not.toHaveProperty("chosen");
  });
});
