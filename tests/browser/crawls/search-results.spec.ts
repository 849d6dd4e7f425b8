/** What the search dialog answers, and how visitors reach it, on the finished build with its real index. */
import { productFacts } from "#lib/content/products.ts";
import { searchQueriesOf } from "#lib/content/search.ts";
import { DEFAULT_SOURCE, LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { DIALOG_RESULTS } from "#lib/search/dialog-results.ts";
import { dialogField, pageField, searchButton, searchDialog, searchResults } from "#tests/support/search.ts";
import { needsLocale, needsManyArticles } from "#tests/support/site-extent.ts";
import { expect, test } from "#tests/support/test.ts";

const t = translatorFor(DEFAULT_SOURCE);
const at = (path: string) => localePath(DEFAULT_SOURCE, path);

/** The first product. */
const PRODUCT = [...productFacts.values()].toSorted((a, b) => a.order - b.order)[0]!;

for (const language of LOCALES.filter((each) => each === "en" || each === "ja")) {
  const article = searchQueriesOf(language)
    .flatMap(({ query, first }) => (typeof first === "string" ? { query, path: first } : []))
    .slice(0, 1);
  for (const { query, path } of [...article, { query: PRODUCT.name, path: PRODUCT.path }]) {
    const address = localePath(language, path);
    test(`finds ${address} for ${query}`, async ({ page }) => {
      await page.goto(localePath(language, "/"));
      await searchButton(page).click();
      await dialogField(page).fill(query);
      const result = searchResults(page).and(page.locator(`[href="${address}"]`));
      await expect(result.locator("b")).not.toBeEmpty();
      const [before = ""] = translatorFor(language)("search.count").split("#");
      await expect(searchDialog(page).getByRole("status")).toHaveText(new RegExp(`^${before}[1-9]`, "u"));
      await result.click();
      await expect(page).toHaveURL(address);
    });
  }
}

test("is walked through with the arrow keys, and Enter opens what is reached", async ({ page }) => {
  await page.goto(at("/"));
  await page.keyboard.press("Control+k");
  await dialogField(page).fill(PRODUCT.name);
  await expect(searchResults(page).nth(1)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(searchResults(page).nth(0)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(dialogField(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const address = await searchResults(page).nth(0).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address ?? "");
});

test("leaves the arrow keys to its filters, which choose with them", async ({ page }) => {
  needsManyArticles();
  await page.goto(at("/"));
  await page.keyboard.press("Control+k");
  await dialogField(page).fill(PRODUCT.name);
  const filter = searchDialog(page).getByRole("combobox").first();
  await filter.focus();
  await page.keyboard.press("ArrowDown");
  await expect(filter).toBeFocused();
  await expect(filter).not.toHaveValue("");
});

test("costs at most 120 kB for a first query and 40 kB for a further one", async ({ page }) => {
  needsLocale("en");
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(at("/"));
  await page.waitForLoadState("networkidle");
  const bytes = async () => (await Promise.all(sizes.splice(0))).reduce((sum, size) => sum + size, 0);
  await bytes();
  await page.keyboard.press("Control+k");
  await dialogField(page).fill("trial noise");
  await expect(searchResults(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await bytes()).toBeLessThanOrEqual(120_000);
  const first = (await searchResults(page).first().getAttribute("href")) ?? "";
  await dialogField(page).fill("student discount");
  await expect(searchResults(page).first()).not.toHaveAttribute("href", first);
  await page.waitForLoadState("networkidle");
  expect(await bytes()).toBeLessThanOrEqual(40_000);
});

test("leads from many results, and from Enter, to all of them on the support page", async ({ page }) => {
  needsManyArticles();
  needsLocale("en");
  await page.goto(at(PRODUCT.path));
  await searchButton(page).click();
  await dialogField(page).fill("macOS");
  await expect(searchResults(page)).toHaveCount(DIALOG_RESULTS);
  await searchDialog(page)
    .getByRole("link", { name: t("search.all") })
    .click();
  await expect(page).toHaveURL(at("/support?q=macOS"));
  await page.goto(at(PRODUCT.path));
  await searchButton(page).click();
  await dialogField(page).fill("trial noise");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at("/support?q=trial+noise"));
  await expect(pageField(page)).toHaveValue("trial noise");
  await expect(searchResults(page).first()).toBeVisible();
});

test("says when there is nothing", async ({ page }) => {
  needsManyArticles();
  await page.goto(at("/"));
  await searchButton(page).click();
  await dialogField(page).fill("xylophonqqq");
  await expect(searchDialog(page).getByRole("status").first()).toHaveText(t("search.none"));
  await expect(searchResults(page)).toHaveCount(0);
  // A way on: pages that answer most questions, and people.
  await expect(
    searchDialog(page)
      .getByRole("region", { name: t("search.popular") })
      .getByRole("link")
      .first(),
  ).toBeVisible();
  await expect(searchDialog(page).getByRole("link", { name: t("search.contact") })).toHaveAttribute("href", at("/support#contact"));
});

test.describe("without its index", () => {
  test.use({ allowedErrors: [/pagefind/u] });

  test("says that it cannot be reached, and tries again with the next word", async ({ page }) => {
    await page.route("**/pagefind/**", (route) => route.abort());
    await page.goto(at("/"));
    await searchButton(page).click();
    await dialogField(page).fill("licence");
    await expect(searchDialog(page).getByRole("status")).toHaveText(t("search.failed"));
    await page.unroute("**/pagefind/**");
    await dialogField(page).fill(PRODUCT.name);
    await expect(searchResults(page).first()).toBeVisible();
  });
});
