/** Downloads with the budgets of production: the owner of a bundle gets every file, and a program does not. Forms, mails, links and files are real. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { listBundles } from "#lib/content/bundles.ts";
import { editionDownloadPath, productFacts, requireEdition } from "#lib/content/products.ts";
import { findNewestRelease, findOpenBeta, findRelease, listReleases } from "#lib/content/releases.ts";
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { versionAddress } from "#lib/version-address.ts";
import type { Installer } from "#schemas/release-facts.ts";
import { openMailSink } from "#tests/faults/mail-sink.ts";
import { startTemporarySite } from "#tests/faults/site-process.ts";
import { island } from "#tests/support/islands.ts";
import { expect, test } from "#tests/support/test.ts";

test.skip(listBundles().length === 0, "this site has no bundle");

const OWNER = "owner@studio.example";
const t = translatorFor(DEFAULT_SOURCE);

type Wish = { product: string; version: string; installer: Installer; isNewest: boolean };

/** Each part of the largest bundle for each system that it has; an older version of the first; and a beta, if any product has one. */
function listWishes(): Wish[] {
  const [largest] = listBundles().sort((a, b) => b.parts.length - a.parts.length);
  const newest = (largest?.parts ?? []).flatMap((key) => {
    const product = requireEdition(key).slug;
    const release = findNewestRelease(product, "stable");
    const own = release?.facts.installers.filter(({ edition }) => edition === key) ?? [];
    return own.map((installer) => ({ product, version: release?.version ?? "", installer, isNewest: true }));
  });
  const firstOf = (product: string, version: string): Wish[] => {
    const [installer] = findRelease(product, version)?.facts.installers ?? [];
    return installer === undefined ? [] : [{ product, version, installer, isNewest: false }];
  };
  const first = newest[0]?.product ?? "";
  const older = listReleases(first, DEFAULT_SOURCE).find(
    ({ version, facts }) => facts.channel === "stable" && version !== newest[0]?.version,
  );
  const betas = [...productFacts.keys()].flatMap((product) => {
    const beta = findOpenBeta(product);
    return beta === undefined ? [] : firstOf(product, beta.version);
  });
  return [...newest, ...(older === undefined ? [] : firstOf(first, older.version)), ...betas.slice(0, 1)];
}

/** Fills in the form for the newest version, on the page where the edition is downloaded. */
async function requestNewest(page: Page, origin: string, { installer: { edition: key, system } }: Wish): Promise<void> {
  const { facts } = requireEdition(key);
  let path = editionDownloadPath(facts, key);
  const own = facts.screens.find((screen) => screen.kind === "download" && screen.channel === "stable" && screen.editions.includes(key));
  if (own !== undefined) path = own.path;
  await page.goto(`${origin}${localePath(DEFAULT_SOURCE, path)}`);
  const form = island(page, "request-download");
  const choice = form.locator(`[name="edition"][value="${key}"]`);
  if ((await choice.count()) > 0) await choice.check();
  const row = form.getByRole("radio", { name: new RegExp(`^${system}`, "u") });
  if ((await row.count()) > 0 && !(await row.isChecked())) await row.check();
  await form.getByRole("textbox").fill(OWNER);
  await form.getByRole("button", { name: t("downloadForm.submit") }).click();
  await expect(form.getByRole("status")).toContainText(OWNER);
}

/** Follows the link of one installer on the page of releases to the form that has it chosen. */
async function requestVersion(page: Page, origin: string, { product, version, installer }: Wish): Promise<void> {
  const address = `${origin}${localePath(DEFAULT_SOURCE, `${productFacts.get(product)?.path ?? ""}/releases`)}`;
  await page.goto(`${address}#${version}`);
  const entry = page.locator(`[id="${version}"]`);
  const details = entry.locator("details").first();
  if ((await details.getAttribute("open")) === null) await details.locator("summary").first().click();
  await entry.locator(`a[href="${versionAddress(version, installer)}"]`).click();
  const form = island(page, "request-version");
  await form.getByRole("textbox").fill(OWNER);
  await expect(form.getByRole("combobox")).toHaveValue(`${version}/${installer.edition}/${installer.system}`);
  await form.getByRole("button", { name: t("downloadForm.submit") }).click();
  await expect(form.getByRole("status")).toContainText(OWNER);
}

test("the owner of the largest bundle gets every file for every system, an older version and a beta, within an hour", async ({ page }) => {
  test.setTimeout(120_000);
  const sink = await openMailSink();
  const site = await startTemporarySite({ SMTP_URL: sink.url });
  try {
    const wishes = listWishes();
    for (const [number, wish] of wishes.entries()) {
      await (wish.isNewest ? requestNewest : requestVersion)(page, site.origin, wish);
      const mail = (await sink.until(number + 1)).at(-1);
      const link = /https?:\/\/\S+download-link\?token=\S+/u.exec(mail?.parsed.text ?? "")?.[0] ?? "";
      await page.goto(link);
      const arriving = page.waitForEvent("download");
      await page
        .getByRole("main")
        .getByRole("link", { name: t("downloadLink.download"), exact: true })
        .click();
      const download = await arriving;
      expect(download.suggestedFilename()).toBe(wish.installer.file);
      const bytes = readFileSync(await download.path());
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(wish.installer.sha256);
    }
    expect(sink.mails).toHaveLength(wishes.length);
  } finally {
    await site.remove();
    await sink.close();
  }
});

test("a program that enters 50 addresses from one network is stopped", async () => {
  const sink = await openMailSink();
  const site = await startTemporarySite({ SMTP_URL: sink.url, TRUST_PROXY: "1" });
  try {
    const [wish] = listWishes();
    const statuses = [];
    for (let number = 1; number <= 50; number++) {
      const response = await fetch(`${site.origin}/api/v1/request-download`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.${number}` },
        body: JSON.stringify({
          email: `reader@studio-${number}.example`,
          product: wish?.product,
          edition: wish?.installer.edition,
          system: wish?.installer.system,
          language: DEFAULT_SOURCE,
        }),
      });
      statuses.push(response.status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  } finally {
    await site.remove();
    await sink.close();
  }
});
