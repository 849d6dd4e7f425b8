/** No heading is wider than its column: on a wide screen it would be printed over what stands beside it, on a phone beyond the screen. */
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { listPageKinds } from "#scripts/lib/page-kinds.ts";
import { CATALOGUE } from "#tests/support/catalogue.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ allowedErrors: [/^404 /u] });

/** A phone, the narrowest with two columns, and an ordinary desk. */
const WIDTHS = [390, 1024, 1440];

for (const locale of LOCALES) {
  test(`headings fit in ${locale}`, inLanguage(locale, ["ja"]), async ({ page }) => {
    test.setTimeout(180_000);
    const kinds = listPageKinds().filter(({ locales }) => locales.includes(locale));
    const paths = new Set([...kinds.map(({ path }) => path), ...CATALOGUE.map(({ path }) => path)]);
    const faults: string[] = [];
    for (const path of paths) {
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
