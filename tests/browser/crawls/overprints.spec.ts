/** No word is printed over another in lists of products and prices, and none is squeezed: on the narrowest phones, on tablets, and with letters as wide as a visitor may set them. */
import { listRoutes, localesOfRoute } from "#lib/content/routes.ts";
import { DEFAULT_SOURCE, LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { listOverprints } from "#tests/support/layout-faults.ts";
import { expect, test } from "#tests/support/test.ts";

/** What WCAG 1.4.12 lets visitors set. */
const WIDE_LETTERS = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
/** 320 pixels are also a window of 1280 that is enlarged four times. */
const VIEWS = [
  { width: 320, style: "" },
  { width: 360, style: "" },
  { width: 820, style: "" },
  { width: 1280, style: WIDE_LETTERS },
];

for (const locale of LOCALES.filter((each) => each === "ja" || each === "de"))
  test(`no word of a list is printed over another in ${locale}`, inLanguage(locale), async ({ page }) => {
    for (const path of ["/", "/products", "/pricing"]) {
      await page.goto(localePath(locale, path));
      for (const { width, style } of VIEWS) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, style);
        expect.soft(await listOverprints(page), `${path} at ${String(width)} px`).toEqual([]);
      }
    }
  });

test("on a phone, sentences of a table take the whole width before they take a second line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of listRoutes().filter((route) => route.kind === "page" && localesOfRoute(route).includes(DEFAULT_SOURCE))) {
    if (path === "/404") continue;
    await page.goto(localePath(DEFAULT_SOURCE, path));
    const squeezed = await page.locator("table[data-sentences] td[data-column]").evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const { width, height } = cell.getBoundingClientRect();
        const isFull = width > 0.95 * (cell.parentElement?.clientWidth ?? 0);
        return isFull || height < 1.5 * Number.parseFloat(getComputedStyle(cell).lineHeight) ? [] : [cell.textContent];
      }),
    );
    expect.soft(squeezed, path).toEqual([]);
  }
});
