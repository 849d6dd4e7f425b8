/** Where the lines of a Japanese page end: never so that a particle, a unit or half a word begins the next one. */
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";
import { ONE_OF_EACH_KIND } from "#tests/support/pages.ts";

const MORE_WORDS = ["/installers", "/pricing", "/terms", "/beatgen/model-gateway", "/labz/products/spectrum-analyzer"];
const WIDTHS = [390, 768, 1440];

/** No line begins with it. */
const SMALL = /^[ぁぃぅぇぉっゃゅょァィゥェォッャュョー]/u;
const PARTICLE = /^ ?[はがをにでとのへもや]/u;
const UNIT = /^ ?(?:以降|営業日|時間|分|回|日|つ|円)/u;

/** What stands on either side of each end of a line, within one paragraph, cell or label. */
async function listLineEnds(page: Page): Promise<[string, string][]> {
  return page.evaluate(() => {
    const ends: [string, string][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let block: Element | null = null;
    let before = "";
    let last: DOMRect | undefined;
    for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (parent?.checkVisibility() !== true || parent.closest("script, svg, select, [lang]:not([lang=ja])") !== null) continue;
      let around: Element = parent;
      while (getComputedStyle(around).display === "inline" && around.parentElement !== null) around = around.parentElement;
      if (around !== block) [block, before, last] = [around, "", undefined];
      for (let place = 0; place < node.length; place++) {
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        const box = [...range.getClientRects()].at(-1);
        if (box === undefined || box.width === 0) continue;
        if (last !== undefined && box.top > last.bottom - last.height * 0.4 && box.left < last.right)
          ends.push([before.slice(-8), node.data.slice(place, place + 8)]);
        before += node.data.charAt(place);
        last = box;
      }
    }
    return ends;
  });
}

for (const path of [...ONE_OF_EACH_KIND, ...MORE_WORDS]) {
  test(`${path}: lines end where a reader would pause`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = (await listLineEnds(page)).filter(
        ([before, after]) =>
          SMALL.test(after) || (/[A-Za-z0-9%]$/u.test(before) && PARTICLE.test(after)) || (/\d$/u.test(before) && UNIT.test(after)),
      );
      expect(
        wrong.map((sides) => sides.join(" | ")),
        `at ${String(width)} px`,
      ).toEqual([]);
    }
  });
}
