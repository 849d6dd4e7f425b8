/** What the keyboard reaches is seen. That it is reached in the order in which it is seen is part of every-kind.spec.ts. */
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { listPageKinds } from "#scripts/lib/page-kinds.ts";
import { STOPS } from "#tests/support/layout-faults.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ allowedErrors: [/^404 .*nothing-here/u] });

test("what has the focus is not below the offer of another language", async ({ page }) => {
  // It opens a page of each kind.
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { path, locales } of listPageKinds()) {
    if (!locales.includes(DEFAULT_SOURCE)) continue;
    await page.goto(localePath(DEFAULT_SOURCE, path));
    const offer = page.locator("[data-offer]:visible");
    if ((await offer.count()) === 0) continue;
    const covered = await page.locator(STOPS).evaluateAll((stops) => {
      const notice = [...document.querySelectorAll("[data-offer]")].find((each) => each.checkVisibility())!.getBoundingClientRect();
      return stops.flatMap((stop) => {
        if (!stop.checkVisibility()) return [];
        // Where it is seen already by the browser's measure, and need not be scrolled to.
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
