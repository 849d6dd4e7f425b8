/** How the search dialog opens and closes, and what it offers before anything is typed, on the finished build. */
import type { Page } from "@playwright/test";
import { productFacts } from "#lib/content/products.ts";
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { dialogField, pageField, searchButton, searchDialog, searchResults } from "#tests/support/search.ts";
import { needsManyArticles } from "#tests/support/site-extent.ts";
import { expect, test } from "#tests/support/test.ts";

const t = translatorFor(DEFAULT_SOURCE);
const at = (path: string) => localePath(DEFAULT_SOURCE, path);

/** The first product. */
const PRODUCT = [...productFacts.values()].toSorted((a, b) => a.order - b.order)[0]!;

for (const [way, open] of [
  ["its button", (page: Page) => searchButton(page).click()],
  ["Ctrl and K", (page: Page) => page.keyboard.press("Control+k")],
  ["Command and K", (page: Page) => page.keyboard.press("Meta+k")],
] as const) {
  test(`opens by ${way}, ready to type`, async ({ page }) => {
    await page.goto(at(PRODUCT.path));
    await expect(searchDialog(page)).toBeHidden();
    await open(page);
    await expect(searchDialog(page)).toBeVisible();
    await expect(dialogField(page)).toBeFocused();
    await expect(dialogField(page)).toHaveValue("");
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`darkens the page behind it in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(at("/support"));
    await searchButton(page).click();
    const behind = await searchDialog(page).evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor);
    expect(behind).toBe("rgba(0, 0, 0, 0.65)");
  });
}

// Who speaks to the computer, or rests a hand on the keys, presses letters without meaning it (WCAG 2.1.4).
test("no key opens it alone", async ({ page }) => {
  await page.goto(at("/support"));
  // A key that the page answers is not the browser's any more.
  const isTaken = (key: string, ctrlKey: boolean) =>
    page.evaluate((init) => !document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true })), {
      key,
      ctrlKey,
    });
  expect(await isTaken("k", true)).toBe(true);
  for (const key of ["/", "k", "s", "?"]) expect(await isTaken(key, false), key).toBe(false);
});

test("does not open while somebody types", async ({ page }) => {
  await page.goto(at("/support"));
  for (const field of [pageField(page), page.getByRole("contentinfo").getByRole("textbox")]) {
    await field.focus();
    await page.keyboard.press("a");
    await page.keyboard.press("Control+k");
    await page.keyboard.press("b");
    await expect(field).toHaveValue("ab");
    await expect(searchDialog(page)).toBeHidden();
  }
});

test("fetches the search engine when it opens, and not before", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/pagefind/")) fetched.push(request.url());
  });
  await page.goto(at("/"));
  await searchButton(page).hover();
  await expect(page.locator("[data-island=search-dialog]")).toHaveAttribute("data-awake");
  expect(fetched).toEqual([]);
  const engine = page.waitForRequest(`**/pagefind/${DEFAULT_SOURCE}/index.json`);
  await searchButton(page).click();
  await engine;
});

test("offers pages before anything is typed, and this browser's own searches", async ({ page }) => {
  needsManyArticles();
  await page.goto(at("/"));
  await page.keyboard.press("Control+k");
  await expect(
    searchDialog(page)
      .getByRole("region", { name: t("search.popular") })
      .getByRole("link")
      .nth(2),
  ).toBeVisible();
  await dialogField(page).fill(PRODUCT.name);
  await searchResults(page).first().click();
  await expect(page).not.toHaveURL(at("/"));
  // The loader listens for the key from then on.
  await page.waitForLoadState("load");
  await page.keyboard.press("Control+k");
  const recent = searchDialog(page).getByRole("region", { name: t("search.recent") });
  await recent.getByRole("button", { name: PRODUCT.name }).click();
  await expect(dialogField(page)).toHaveValue(PRODUCT.name);
  await dialogField(page).fill("");
  await recent.getByRole("button", { name: t("search.forget") }).click();
  await expect(recent).toBeHidden();
  await page.reload();
  await page.keyboard.press("Control+k");
  await expect(searchDialog(page).getByRole("region", { name: t("search.popular") })).toBeVisible();
  await expect(recent).toBeHidden();
});

test("closes by Escape, its button or a press beside it, and the focus is where it was", async ({ page }) => {
  await page.goto(at("/"));
  for (const close of [
    () => page.keyboard.press("Escape"),
    () =>
      searchDialog(page)
        .getByRole("button", { name: t("search.close") })
        .click(),
    () => page.mouse.click(5, 400),
  ]) {
    await searchButton(page).click();
    await expect(searchDialog(page)).toBeVisible();
    await close();
    await expect(searchDialog(page)).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  }
});
