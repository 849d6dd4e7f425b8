/** What the keyboard reaches is reached in the order in which it is seen, and is seen. */
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { listPageKinds } from "#scripts/lib/page-kinds.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ allowedErrors: [/^404 .*nothing-here/u] });

/** Without what stays at the lower edge of the screen, and without the sound field, whose sources lie around the listener. */
const STOPS = "main :is(a[href], button, input, select, textarea, summary):not(svg *, [data-bar] *)";
/** Controls of one row may differ that much in height. Pixels. */
const ROW = 60;

for (const locale of LOCALES) {
  test(`on a narrow screen the keyboard goes down the page in ${locale}`, inLanguage(locale, ["ja"]), async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const faults: string[] = [];
    for (const { path, locales } of listPageKinds()) {
      if (!locales.includes(locale)) continue;
      await page.goto(localePath(locale, path));
      const upwards = await page.locator(STOPS).evaluateAll((stops, row) => {
        const places = stops
          .filter((stop) => stop.checkVisibility({ opacityProperty: true }) && (stop as HTMLElement).tabIndex >= 0)
          .map((stop) => ({ top: stop.getBoundingClientRect().top, words: stop.textContent }));
        return places.flatMap(({ top, words }, place) => {
          const before = places[place - 1];
          return before !== undefined && before.top - top > row ? [`from "${before.words}" up to "${words}"`] : [];
        });
      }, ROW);
      faults.push(...upwards.map((fault) => `${path}: ${fault}`));
    }
    expect(faults.join("\n")).toBe("");
  });
}

test("what has the focus is not below the offer of another language", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { path, locales } of listPageKinds()) {
    if (!locales.includes("en")) continue;
    await page.goto(localePath("en", path));
    const offer = page.locator("[data-offer]:visible");
    if ((await offer.count()) === 0) continue;
    const covered = await page.locator(STOPS).evaluateAll((stops) => {
      const notice = [...document.querySelectorAll("[data-offer]")].find((each) => each.checkVisibility())!.getBoundingClientRect();
      return stops.flatMap((stop) => {
        if (!stop.checkVisibility()) return [];
        // Where it is seen already, as far as the browser knows, and need not be scrolled to.
        window.scrollBy(0, stop.getBoundingClientRect().bottom - notice.bottom + 4);
        (stop as HTMLElement).focus();
        const { left, right, top, bottom } = stop.getBoundingClientRect();
        const isWithin = left >= notice.left && right <= notice.right && top >= notice.top && bottom <= notice.bottom;
        return isWithin ? [stop.textContent] : [];
      });
    });
    expect(covered, path).toEqual([]);
  }
});
