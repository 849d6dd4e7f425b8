/** The order and the emphasis of the price page, on the fixture site. */
import { expect, test } from "#tests/support/test.ts";

test("the first prices are on the first screen, and each leads to its section", async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/en/pricing");
    const prices = page.getByRole("navigation", { name: "On this page" }).getByRole("listitem");
    await expect(prices.filter({ hasText: "Lantern" })).toContainText("from List price $120 Sale price $101");
    for (const price of await prices.all()) {
      await expect(price).toBeInViewport({ ratio: 1 });
      const target = await price.getByRole("link").getAttribute("href");
      await expect(page.locator(target ?? "")).toHaveCount(1);
    }
  }
});

test("bundles come first, then the chooser, then each product's prices", async ({ page }) => {
  await page.goto("/en/pricing");
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  expect(headings.slice(0, 4)).toEqual(["Bundles", "Which one do I need?", "Lantern", "Pebble"]);
});

test("of several editions one is marked as the usual choice, with the reason; its button alone is filled", async ({ page }) => {
  await page.goto("/en/pricing");
  const rows = page.locator("li").filter({ has: page.getByRole("link", { name: /^Buy Now Lantern/u }) });
  await expect(rows).toHaveCount(2);
  const usual = rows.filter({ hasText: "The usual choice" });
  await expect(usual).toHaveCount(1);
  await expect(usual).toContainText("Standard");
  await expect(usual).toContainText("Most rooms have more than two loudspeakers.");
  const colourOf = (name: string) => page.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await colourOf("Buy Now Lantern Standard")).not.toBe(await colourOf("Buy Now Lantern Lite"));
});

test("each edition that has a trial offers it beside its price", async ({ page }) => {
  await page.goto("/en/pricing");
  await expect(page.getByRole("link", { name: "Try for free Lantern Lite" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try for free Lantern Standard" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try for free Pebble Lite" })).toHaveCount(0);
});

test("the sale's end is said, and no longer when it is over", async ({ page }) => {
  await page.clock.setFixedTime("2099-12-30T12:00:00Z");
  await page.goto("/en/pricing");
  const end = page.getByText("Sale prices until 31 December 2099.");
  await expect(end).toBeVisible();
  await page.clock.setFixedTime("2100-01-01T12:00:00Z");
  await page.goto("/en/pricing");
  await expect(end).toBeHidden();
});

test("the footer's year is the visitor's, in a document of any age", async ({ page }) => {
  await page.clock.setFixedTime("2041-06-01T12:00:00Z");
  await page.goto("/en/pricing");
  await expect(page.getByRole("contentinfo")).toContainText("2041 ");
});
