/** No rule of axe for WCAG 2.2 AA is broken in any state of the search. */
import type { Page } from "@playwright/test";
import { productFacts } from "#lib/content/products.ts";
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { carryAxe, describeViolations, listViolations, type Violation } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/test.ts";

const [PRODUCT = ""] = [...productFacts.values()].map(({ name }) => name);
const NONSENSE = "xylophonqqq";

test.use({ allowedErrors: [/pagefind/u] });

for (const [where, path, open] of [
  ["dialog", "/", (page: Page) => page.keyboard.press("Control+k")],
  ["support page", "/support", (page: Page) => page.getByRole("main").getByRole("searchbox").click()],
] as const) {
  for (const width of [390, 1440]) {
    test(`the ${where} at ${width} px: empty, with results, without, and failed`, async ({ page, context }) => {
      test.slow();
      const t = translatorFor(DEFAULT_SOURCE);
      const part = where === "dialog" ? page.locator("header").getByRole("dialog") : page.getByRole("main");
      const field = part.getByRole("searchbox");
      const violations: Violation[] = [];
      const look = async (state: string) => void violations.push(...(await listViolations(page, state)));
      await carryAxe(context);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localePath(DEFAULT_SOURCE, path));
      await open(page);
      await expect(field).toBeFocused();
      await look("empty");
      await field.fill(PRODUCT);
      await expect(part.locator("[data-search-results] a[data-result]").first()).toBeVisible();
      await look("with results");
      await field.fill(NONSENSE);
      await expect(part.getByRole("status").filter({ hasText: t("search.none") })).toBeVisible();
      await look("without results");
      await page.goto("about:blank");
      await page.route("**/pagefind/**", (route) => route.abort());
      await page.goto(localePath(DEFAULT_SOURCE, path));
      await open(page);
      await field.fill(PRODUCT);
      await expect(part.getByRole("status").filter({ hasText: t("search.failed") })).toBeVisible();
      await look("failed");
      expect(describeViolations(violations)).toBe("");
    });
  }
}
