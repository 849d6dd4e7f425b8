/** Nothing on a page moves when its pictures arrive late, as they do on a phone: each kind of page has a layout shift of 0. */
import type { Page } from "@playwright/test";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { listPageKinds } from "#scripts/lib/page-kinds.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ viewport: { width: 412, height: 823 }, allowedErrors: [/^404 .*nothing-here/u] });

const PICTURE = /\/_next\/image|\.(?:avif|webp|png)$/u;

/** Answers when what has been laid out so far is on the screen. */
const painted = async (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/** What moved, and from where to where, in CSS pixels. */
const listShifts = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Shift = PerformanceEntry & { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    return (observer.takeRecords() as Shift[])
      .flatMap(({ sources }) => sources)
      .map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.tagName} ${node.className}` : (node?.textContent ?? "");
        return `${name}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`;
      });
  });

for (const locale of LOCALES.filter((each) => each === "ja" || each === "en"))
  test(`no kind of page in ${locale} moves while it loads`, inLanguage(locale), async ({ page }) => {
    test.setTimeout(180_000);
    for (const { path, locales } of listPageKinds()) {
      if (!locales.includes(locale)) continue;
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(PICTURE, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(localePath(locale, path), { waitUntil: "domcontentloaded" });
      await painted(page);
      release();
      await page.waitForLoadState("load");
      await page.waitForFunction(() =>
        [...document.images].every(
          (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
        ),
      );
      await painted(page);
      expect.soft(await listShifts(page), path).toEqual([]);
      await page.unroute(PICTURE);
    }
  });
