/** A product's name and the picture of its window stand side by side on wide screens, whatever the name. */
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { CATALOGUE } from "#tests/support/catalogue.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

const PRODUCT_PAGES = new Set(CATALOGUE.map(({ path }) => path));
/** The narrowest with two columns, and an ordinary one. */
const WIDTHS = [1024, 1440];

for (const locale of LOCALES) {
  test(`no name of a product reaches into its picture in ${locale}`, inLanguage(locale, ["en"]), async ({ page }) => {
    const faults: string[] = [];
    for (const path of PRODUCT_PAGES)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(localePath(locale, path));
        const beyond = await page.locator("h1").evaluate((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          const right = Math.max(...Array.from(range.getClientRects(), (box) => box.right));
          const picture = document.querySelector("article img")?.getBoundingClientRect();
          return picture === undefined || picture.top > heading.getBoundingClientRect().bottom ? 0 : right - picture.left;
        });
        if (beyond > 0) faults.push(`${path} at ${width} px: ${Math.round(beyond)} px too wide`);
      }
    expect(faults.join("\n")).toBe("");
  });
}
