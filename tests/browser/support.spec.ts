/** The support page on a phone and on a desk, and the search field of the error page, on the fixture site. */
import { NO_PAGE } from "#tests/support/pages.ts";
import { searchResults } from "#tests/support/search.ts";
import { expect, test } from "#tests/support/test.ts";

const ARTICLE = "体験版はどのくらい使えますか";

for (const [device, width] of [
  ["a phone", 390],
  ["a desk", 1440],
] as const) {
  test(`on ${device} a topic unfolds when it is pressed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/support");
    const main = page.getByRole("main");
    const article = main.getByRole("link", { name: ARTICLE });
    await expect(article).toBeHidden();
    await main
      .locator("details[id]")
      .filter({ has: page.locator("a", { hasText: ARTICLE }) })
      .locator("summary")
      .click();
    await expect(article).toBeVisible();
  });

  test(`on ${device} an address leads into an unfolded topic`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/support");
    const topic = page.locator("details[id]").filter({ has: page.locator("a", { hasText: ARTICLE }) });
    const id = (await topic.getAttribute("id")) ?? "";
    await page.goto(`/support#${id}`);
    await expect(page.getByRole("main").getByRole("link", { name: ARTICLE })).toBeVisible();
  });
}

test("on a desk a topic that unfolds leaves the topics beside it where they are", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/support");
  const topics = page.getByRole("main").locator("details[id]");
  const place = () => topics.last().evaluate((topic) => topic.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await topics.first().locator("summary").click();
  await expect(topics.first().getByRole("link").first()).toBeVisible();
  expect(await place()).toBe(before);
});

test.describe("at an address without a page", () => {
  test.use({ allowedErrors: [/^404 /u] });

  test("a search leads to the support page with the query", async ({ page }) => {
    await page.goto(`/en${NO_PAGE}`);
    await page.getByRole("main").getByRole("searchbox").fill("licence");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/en/support?q=licence");
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("licence");
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the search's button puts the keyboard away, which covers the answer", async ({ page }) => {
    await page.goto("/en/support");
    const field = page.getByRole("main").getByRole("searchbox");
    await field.fill("licence");
    await expect(searchResults(page).first()).toBeVisible();
    await field.press("Enter");
    await expect(field).not.toBeFocused();
    await expect(searchResults(page).first()).toBeVisible();
  });
});

test("a filter that leaves nothing of the next search is seen, and can be taken away", async ({ page }) => {
  await page.goto("/en/support?q=pebble");
  const main = page.getByRole("main");
  const [kind, product] = [main.getByLabel("Show", { exact: true }), main.getByLabel("Product", { exact: true })];
  await product.selectOption("Pebble");
  await kind.selectOption("Products");
  await main.getByRole("searchbox").fill("newsletter");
  await expect(main.getByRole("status").first()).toHaveText("Nothing found. Try another word, or fewer.");
  await expect(product.locator("option:checked")).toHaveText("Pebble");
  await expect(kind.locator("option:checked")).toHaveText("Products");
  // The site has answers: nothing to report to the vendor.
  await expect(main.getByRole("button", { name: "Tell us about this search" })).toHaveCount(0);
  await product.selectOption("All products");
  await kind.selectOption("Everything");
  await expect(main.locator("[data-search-results] a").first()).toBeVisible();
});

test("a picture in an article says what it shows, keeps its place before it comes, and fits the screen", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/en/support/how-trials-work");
    const picture = page.getByRole("main").getByRole("img", { name: "The glow of Lantern" });
    await expect(picture).toHaveAttribute("width", "800");
    await expect(picture).toHaveAttribute("height", "600");
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    const { shown, file } = await picture.evaluate((image: HTMLImageElement) => ({ shown: image.clientWidth, file: image.naturalWidth }));
    expect(file).toBeGreaterThan(0);
    expect(shown).toBeLessThanOrEqual(Math.min(width, 800));
  }
});

test("an article begins with its answer, describes the close-ups that it shows, and leads to its products", async ({ page }) => {
  await page.goto("/en/support/connect-pebble-remote");
  const article = page.getByRole("article");
  await expect(article.getByText("In brief")).toBeVisible();
  const figure = article.getByRole("figure");
  await expect(figure.locator("img")).toHaveAttribute("alt", "");
  await expect(figure).toHaveText("The lamp of Lantern from near.");
  const products = page.getByRole("navigation", { name: "Products in this article" });
  await expect(products.getByRole("link")).toHaveAttribute("href", "/en/pebble");
});
