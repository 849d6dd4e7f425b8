/** What one page says of something that stands on another: both must say the same. Everything is derived from the catalogue. */
import { currentPrice } from "#lib/content/fact-words.ts";
import { listAnnouncements } from "#lib/content/announcements.ts";
import { downloadPath, productFacts } from "#lib/content/products.ts";
import { findOpenBeta, listReleases } from "#lib/content/releases.ts";
import { findLink, site } from "#lib/content/site.ts";
import { formatDay, formatMoney } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { versionAddress } from "#lib/version-address.ts";
import { DEFAULT_SOURCE, LOCALES } from "#lib/i18n/locales.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { needsPage } from "#tests/support/site-extent.ts";
import { expect, test } from "#tests/support/test.ts";

const products = [...productFacts];

for (const locale of LOCALES) {
  const t = translatorFor(locale);
  const at = (path: string) => localePath(locale, path);

  test(`every trial is in the article about trials, in ${locale}`, inLanguage(locale), async ({ page }) => {
    needsPage("/support/how-trials-work", locale);
    await page.goto(at("/support/how-trials-work"));
    for (const [, { path, trialMinutes }] of products)
      if (trialMinutes !== undefined) await expect(page.locator(`table a[href="${at(path)}"]`)).toHaveCount(1);
  });

  test(`the download of what is not sold any more says so, in ${locale}`, inLanguage(locale), async ({ page }) => {
    for (const [, facts] of products) {
      if (facts.salesCondition !== "Discontinued") continue;
      await page.goto(at(downloadPath(facts)));
      await expect(page.getByText(t("products.discontinued", { product: facts.name })).first()).toBeVisible();
      const main = page.getByRole("main");
      const time = t("catalogue.minutes", { count: facts.trialMinutes ?? 0 });
      await expect(main).not.toContainText(t("downloads.lead", { product: facts.name, time }));
      for (const cents of facts.editions.map(({ price }) => currentPrice(price)))
        if (cents !== undefined) await expect(main).not.toContainText(formatMoney(cents, locale));
    }
  });

  test(
    `a free edition from Labz says who hears about faults, and has its release notes, in ${locale}`,
    inLanguage(locale),
    async ({ page }) => {
      for (const [, { path, screens }] of products)
        for (const screen of screens) {
          if (screen.kind !== "edition") continue;
          await page.goto(at(screen.path));
          const main = page.getByRole("main");
          await expect(main).toContainText(t("products.labzSupport"));
          const feedback = findLink("feedbackForm");
          if (feedback !== undefined) await expect(main.locator(`a[href="${feedback}"]`)).toBeVisible();
          await expect(main.locator(`a[href="${at(`${path}/releases`)}"]`)).toBeVisible();
        }
    },
  );

  test(`an announcement says until when it holds, and the footer what is invented, in ${locale}`, inLanguage(locale), async ({ page }) => {
    await page.goto(at("/"));
    for (const { id, end } of listAnnouncements(locale))
      await expect(page.locator(`[data-announcement="${id}"]`)).toContainText(formatDay(end, locale));
    const said = page.getByRole("contentinfo").getByText(t("footer.demonstration"));
    await expect(said).toHaveCount(site.isDemonstration ? 1 : 0);
  });

  test(`the beta test shows each beta that is open, in ${locale}`, inLanguage(locale), async ({ page }) => {
    needsPage("/beta-test", locale);
    await page.goto(at("/beta-test"));
    const cards = page.locator("main [data-beta]");
    await expect(cards).toHaveCount(products.filter(([product]) => findOpenBeta(product) !== undefined).length);
    for (const [product, { name, path }] of products) {
      const beta = findOpenBeta(product);
      if (beta === undefined) continue;
      const card = cards.filter({ has: page.getByRole("heading", { name: `${name} ${beta.version}`, exact: true }) });
      await expect(card).toBeVisible();
      await expect(page.locator(`main a[href="${at(`${path}/releases`)}#${beta.version}"]`)).toBeVisible();
    }
  });

  test(`who has signed up is led on, in ${locale}`, inLanguage(locale), async ({ page }) => {
    await page.goto(at("/thanks-for-registering"));
    await expect(page.getByRole("main").locator(`a[href="${at("/products")}"]`)).toBeVisible();
  });
}

test("every version of every product can be requested where its notes are, betas too", async ({ page }) => {
  test.setTimeout(60_000);
  for (const [product, facts] of products) {
    const releases = localePath(DEFAULT_SOURCE, `${facts.path}/releases`);
    await page.goto(releases);
    for (const { version, facts: release } of listReleases(product, DEFAULT_SOURCE))
      for (const installer of release.installers) {
        await expect(page.locator(`[id="${version}"] a[href="${versionAddress(version, installer)}"]`)).toHaveCount(1);
        const value = `${version}/${installer.edition}/${installer.system}`;
        await expect(page.locator(`#get-a-version option[value="${value}"]`)).toHaveCount(1);
      }
    const beta = findOpenBeta(product);
    if (beta === undefined || facts.download === undefined) continue;
    const screens = facts.screens.filter((screen) => screen.kind === "download" && screen.channel === "stable");
    for (const { path } of screens) {
      await page.goto(localePath(DEFAULT_SOURCE, path));
      await expect(page.locator(`main a[href="${releases}#${beta.version}"]`)).toBeVisible();
    }
  }
});

test("programs are asked to leave the API alone", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toMatch(/^User-agent: \*\nDisallow: \/api\/$/mu);
});
