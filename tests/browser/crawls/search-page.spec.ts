/** The support page's search field, on the finished build with its real index. */
import { localePath } from "#lib/i18n/paths.ts";
import { holdScripts } from "#tests/support/islands.ts";
import { pageField, searchResults } from "#tests/support/search.ts";
import { needsLocale, needsManyArticles } from "#tests/support/site-extent.ts";
import { expect, test } from "#tests/support/test.ts";

needsLocale("en");
const SUPPORT = localePath("en", "/support");

test("answers what its address asks, and its address follows what is typed", async ({ page }) => {
  needsManyArticles();
  await page.goto(`${SUPPORT}?q=activate`);
  await expect(pageField(page)).toHaveValue("activate");
  await expect(searchResults(page).first()).toHaveAttribute("href", new RegExp(`^${SUPPORT}/.*activat`, "u"));
  await pageField(page).fill("lost key");
  await expect(page).toHaveURL(`${SUPPORT}?q=lost%20key`);
  await page.reload();
  await expect(pageField(page)).toHaveValue("lost key");
  await expect(searchResults(page).first()).toHaveAttribute("href", `${SUPPORT}/lost-licence-key`);
  await pageField(page).fill("");
  await expect(page).toHaveURL(SUPPORT);
  await expect(searchResults(page)).toHaveCount(0);
});

for (const held of ["chunks", "all"] as const) {
  test(`answers what was typed before ${held === "all" ? "any script came" : "it was awake"}`, async ({ page }) => {
    const release = await holdScripts(page, held);
    await page.goto(SUPPORT, { waitUntil: "commit" });
    await pageField(page).pressSequentially("activate");
    release();
    await expect(searchResults(page).first()).toBeVisible();
    await expect(pageField(page)).toHaveValue("activate");
  });
}

test("groups results by kind, narrows them, and leads to headings", async ({ page }) => {
  needsManyArticles();
  await page.goto(`${SUPPORT}?q=download`);
  const main = page.getByRole("main");
  await expect(searchResults(page).nth(2)).toBeVisible();
  const all = await searchResults(page).count();
  await main.getByLabel("Show").selectOption("Downloads");
  const sections = main.locator("[data-search-results] section");
  await expect(sections).toHaveCount(1);
  await expect(sections).toHaveAttribute("aria-label", "Downloads");
  expect(await searchResults(page).count()).toBeLessThan(all);
  await main.getByLabel("Show").selectOption("Everything");
  const heading = main.locator('[data-search-results] a[href*="#"]:visible').first();
  const anchor = new URL((await heading.getAttribute("href")) ?? "", page.url()).hash;
  await heading.click();
  await expect(page).toHaveURL(new RegExp(`${anchor}$`, "u"));
  await expect(page.locator(`[id="${anchor.slice(1)}"]`)).toBeInViewport();
});
