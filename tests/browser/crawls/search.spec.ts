/** The search dialog and the support page's search field, on the finished build with its real index. */
import type { Page } from "@playwright/test";
import { productFacts } from "#lib/content/products.ts";
import { searchQueriesOf } from "#lib/content/search.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { DIALOG_RESULTS } from "#lib/search/dialog-results.ts";
import { holdScripts } from "#tests/support/islands.ts";
import { expect, test } from "#tests/support/test.ts";

const t = translatorFor("en");

/** The first product. */
const PRODUCT = [...productFacts.values()].toSorted((a, b) => a.order - b.order)[0]!;

const dialogOf = (page: Page) => page.locator("header").getByRole("dialog");
const buttonOf = (page: Page) => page.locator("[data-island=search-dialog] > button");
const fieldOf = (page: Page) => dialogOf(page).getByRole("searchbox");
const resultsOf = (page: Page) => page.locator("[data-search-results] a[data-result]:visible");

test.describe("the dialog", () => {
  for (const [way, open] of [
    ["its button", (page: Page) => buttonOf(page).click()],
    ["the slash key", (page: Page) => page.keyboard.press("/")],
    ["Ctrl and K", (page: Page) => page.keyboard.press("Control+k")],
    ["Command and K", (page: Page) => page.keyboard.press("Meta+k")],
  ] as const) {
    test(`opens by ${way}, ready to type`, async ({ page }) => {
      await page.goto(`/en${PRODUCT.path}`);
      await expect(dialogOf(page)).toBeHidden();
      await open(page);
      await expect(dialogOf(page)).toBeVisible();
      await expect(fieldOf(page)).toBeFocused();
      await expect(fieldOf(page)).toHaveValue("");
    });
  }

  for (const colorScheme of ["light", "dark"] as const) {
    test(`darkens the page behind it in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto("/en/support");
      await buttonOf(page).click();
      const behind = await dialogOf(page).evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor);
      expect(behind).toBe("rgba(0, 0, 0, 0.65)");
    });
  }

  test("does not open while somebody types", async ({ page }) => {
    await page.goto("/en/support");
    for (const field of [page.getByRole("main").getByRole("searchbox"), page.getByRole("contentinfo").getByRole("textbox")]) {
      await field.focus();
      await page.keyboard.press("a");
      await page.keyboard.press("/");
      await page.keyboard.press("Control+k");
      await page.keyboard.press("b");
      await expect(field).toHaveValue("a/b");
      await expect(dialogOf(page)).toBeHidden();
    }
  });

  test("fetches the search engine when it opens, and not before", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/pagefind/")) fetched.push(request.url());
    });
    await page.goto("/en");
    await buttonOf(page).hover();
    await expect(page.locator("[data-island=search-dialog]")).toHaveAttribute("data-awake");
    expect(fetched).toEqual([]);
    const engine = page.waitForRequest("**/pagefind/en/index.json");
    await buttonOf(page).click();
    await engine;
  });

  for (const language of ["en", "ja"] as const) {
    const article = searchQueriesOf(language).flatMap(({ query, first }) => (typeof first === "string" ? { query, path: first } : []))[0]!;
    for (const { query, path } of [article, { query: PRODUCT.name, path: PRODUCT.path }]) {
      const address = localePath(language, path);
      test(`finds ${address} for ${query}`, async ({ page }) => {
        await page.goto(localePath(language, "/"));
        await buttonOf(page).click();
        await fieldOf(page).fill(query);
        const result = resultsOf(page).and(page.locator(`[href="${address}"]`));
        await expect(result.locator("b")).not.toBeEmpty();
        const [before = ""] = translatorFor(language)("search.count").split("#");
        await expect(dialogOf(page).getByRole("status")).toHaveText(new RegExp(`^${before}[1-9]`, "u"));
        await result.click();
        await expect(page).toHaveURL(address);
      });
    }
  }

  test("is walked through with the arrow keys, and Enter opens what is reached", async ({ page }) => {
    await page.goto("/en");
    await page.keyboard.press("/");
    await fieldOf(page).fill("licence");
    await expect(resultsOf(page).nth(1)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(resultsOf(page).nth(0)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    const address = await resultsOf(page).nth(0).getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address ?? "");
  });

  test("leaves the arrow keys to its filters, which choose with them", async ({ page }) => {
    await page.goto("/en");
    await page.keyboard.press("/");
    await fieldOf(page).fill("licence");
    const filter = dialogOf(page).getByRole("combobox").first();
    await filter.focus();
    await page.keyboard.press("ArrowDown");
    await expect(filter).toBeFocused();
    await expect(filter).not.toHaveValue("");
  });

  test("offers pages before anything is typed, and this browser's own searches", async ({ page }) => {
    await page.goto("/en");
    await page.keyboard.press("/");
    await expect(
      dialogOf(page)
        .getByRole("region", { name: t("search.popular") })
        .getByRole("link")
        .nth(2),
    ).toBeVisible();
    await fieldOf(page).fill("licence");
    await resultsOf(page).first().click();
    await expect(page).not.toHaveURL("/en");
    // The loader listens for the key from then on.
    await page.waitForLoadState("load");
    await page.keyboard.press("/");
    const recent = dialogOf(page).getByRole("region", { name: t("search.recent") });
    await recent.getByRole("button", { name: "licence" }).click();
    await expect(fieldOf(page)).toHaveValue("licence");
    await fieldOf(page).fill("");
    await recent.getByRole("button", { name: t("search.forget") }).click();
    await expect(recent).toBeHidden();
    await page.reload();
    await page.keyboard.press("/");
    await expect(dialogOf(page).getByRole("region", { name: t("search.popular") })).toBeVisible();
    await expect(recent).toBeHidden();
  });

  test("groups results by kind, narrows them, and leads to headings", async ({ page }) => {
    await page.goto("/en/support?q=download");
    const main = page.getByRole("main");
    await expect(resultsOf(page).nth(2)).toBeVisible();
    const all = await resultsOf(page).count();
    await main.getByLabel("Show").selectOption("Downloads");
    const sections = main.locator("[data-search-results] section");
    await expect(sections).toHaveCount(1);
    await expect(sections).toHaveAttribute("aria-label", "Downloads");
    expect(await resultsOf(page).count()).toBeLessThan(all);
    await main.getByLabel("Show").selectOption("Everything");
    const heading = main.locator('[data-search-results] a[href*="#"]:visible').first();
    const anchor = new URL((await heading.getAttribute("href")) ?? "", page.url()).hash;
    await heading.click();
    await expect(page).toHaveURL(new RegExp(`${anchor}$`, "u"));
    await expect(page.locator(`[id="${anchor.slice(1)}"]`)).toBeInViewport();
  });

  test("costs at most 120 kB for a first query and 40 kB for a further one", async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto("/en");
    await page.waitForLoadState("networkidle");
    const bytes = async () => (await Promise.all(sizes.splice(0))).reduce((sum, size) => sum + size, 0);
    await bytes();
    await page.keyboard.press("/");
    await fieldOf(page).fill("trial noise");
    await expect(resultsOf(page).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await bytes()).toBeLessThanOrEqual(120_000);
    const first = (await resultsOf(page).first().getAttribute("href")) ?? "";
    await fieldOf(page).fill("student discount");
    await expect(resultsOf(page).first()).not.toHaveAttribute("href", first);
    await page.waitForLoadState("networkidle");
    expect(await bytes()).toBeLessThanOrEqual(40_000);
  });

  test("closes by Escape, its button or a press beside it, and the focus is where it was", async ({ page }) => {
    await page.goto("/en");
    for (const close of [
      () => page.keyboard.press("Escape"),
      () =>
        dialogOf(page)
          .getByRole("button", { name: t("search.close") })
          .click(),
      () => page.mouse.click(5, 400),
    ]) {
      await buttonOf(page).click();
      await expect(dialogOf(page)).toBeVisible();
      await close();
      await expect(dialogOf(page)).toBeHidden();
      await expect(buttonOf(page)).toBeFocused();
    }
  });

  test("leads from many results, and from Enter, to all of them on the support page", async ({ page }) => {
    await page.goto(`/en${PRODUCT.path}`);
    await buttonOf(page).click();
    await fieldOf(page).fill("macOS");
    await expect(resultsOf(page)).toHaveCount(DIALOG_RESULTS);
    await dialogOf(page)
      .getByRole("link", { name: t("search.all") })
      .click();
    await expect(page).toHaveURL("/en/support?q=macOS");
    await page.goto(`/en${PRODUCT.path}`);
    await buttonOf(page).click();
    await fieldOf(page).fill("trial noise");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/en/support?q=trial+noise");
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("trial noise");
    await expect(resultsOf(page).first()).toBeVisible();
  });

  test("says when there is nothing", async ({ page }) => {
    await page.goto("/en");
    await buttonOf(page).click();
    await fieldOf(page).fill("xylophonqqq");
    await expect(dialogOf(page).getByRole("status").first()).toHaveText(t("search.none"));
    await expect(resultsOf(page)).toHaveCount(0);
    // A way on: pages that answer most questions, and people.
    await expect(
      dialogOf(page)
        .getByRole("region", { name: t("search.popular") })
        .getByRole("link")
        .first(),
    ).toBeVisible();
    await expect(dialogOf(page).getByRole("link", { name: t("search.contact") })).toHaveAttribute("href", "/en/support#contact");
  });

  test.describe("without its index", () => {
    test.use({ allowedErrors: [/pagefind/u] });

    test("says that it cannot be reached, and tries again with the next word", async ({ page }) => {
      await page.route("**/pagefind/**", (route) => route.abort());
      await page.goto("/en");
      await buttonOf(page).click();
      await fieldOf(page).fill("licence");
      await expect(dialogOf(page).getByRole("status")).toHaveText(t("search.failed"));
      await page.unroute("**/pagefind/**");
      await fieldOf(page).fill("licence key");
      await expect(resultsOf(page).first()).toBeVisible();
    });
  });
});

test.describe("the support page", () => {
  const fieldOfPage = (page: Page) => page.getByRole("main").getByRole("searchbox");

  test("answers what its address asks, and its address follows what is typed", async ({ page }) => {
    await page.goto("/en/support?q=activate");
    await expect(fieldOfPage(page)).toHaveValue("activate");
    await expect(resultsOf(page).first()).toHaveAttribute("href", /^\/en\/support\/.*activat/u);
    await fieldOfPage(page).fill("lost key");
    await expect(page).toHaveURL("/en/support?q=lost%20key");
    await page.reload();
    await expect(fieldOfPage(page)).toHaveValue("lost key");
    await expect(resultsOf(page).first()).toHaveAttribute("href", "/en/support/lost-licence-key");
    await fieldOfPage(page).fill("");
    await expect(page).toHaveURL("/en/support");
    await expect(resultsOf(page)).toHaveCount(0);
  });

  for (const held of ["chunks", "all"] as const) {
    test(`answers what was typed before ${held === "all" ? "any script came" : "it was awake"}`, async ({ page }) => {
      const release = await holdScripts(page, held);
      await page.goto("/en/support", { waitUntil: "commit" });
      await fieldOfPage(page).pressSequentially("activate");
      release();
      await expect(resultsOf(page).first()).toBeVisible();
      await expect(fieldOfPage(page)).toHaveValue("activate");
    });
  }
});
