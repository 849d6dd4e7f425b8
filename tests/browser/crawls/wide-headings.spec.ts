/** On wide screens names stand in columns beside pictures and prices: none is wider than its column. */
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { CATALOGUE } from "#tests/support/catalogue.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

const PAGES = new Set([...CATALOGUE.map(({ path }) => path), "/pricing"]);
/** The narrowest with two columns, and an ordinary one. */
const WIDTHS = [1024, 1440];

for (const locale of LOCALES) {
  test(`no heading of a product or a price is wider than its column in ${locale}`, inLanguage(locale, ["en"]), async ({ page }) => {
    const faults: string[] = [];
    for (const path of PAGES) {
      await page.goto(localePath(locale, path));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page
          .locator("h1, h2, h3")
          .evaluateAll((headings) =>
            headings
              .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
              .map(({ textContent }) => textContent),
          );
        faults.push(...wide.map((heading) => `${path} at ${width} px: ${heading}`));
      }
    }
    expect(faults.join("\n")).toBe("");
  });
}
