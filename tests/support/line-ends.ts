/** Where the lines of a page end, as a browser draws it. */
import type { Page } from "@playwright/test";

/** The text on either side of a line's end. */
export type LineEnd = { before: string; after: string };

/** A phone, a tablet, a desk. */
export const LINE_WIDTHS = [390, 768, 1440];

/** Every end of a line within one paragraph, cell or label, in the words of one language. The build marks no lines in islands: React compares their text. */
export async function listLineEnds(page: Page, language: string): Promise<LineEnd[]> {
  return page.evaluate((language) => {
    const ends: LineEnd[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let block: Element | null = null;
    let before = "";
    let last: DOMRect | undefined;
    for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (
        parent?.checkVisibility() !== true ||
        parent.closest(`script, svg, select, code, [data-island], [lang]:not([lang=${language}])`) !== null
      )
        continue;
      let around: Element = parent;
      while (getComputedStyle(around).display === "inline" && around.parentElement !== null) around = around.parentElement;
      if (around !== block) [block, before, last] = [around, "", undefined];
      for (let place = 0; place < node.length; place++) {
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        const box = [...range.getClientRects()].at(-1);
        if (box === undefined || box.width === 0) continue;
        if (last !== undefined && box.top > last.bottom - last.height * 0.4 && box.left < last.right)
          ends.push({ before: before.slice(-12), after: node.data.slice(place, place + 12) });
        before += node.data.charAt(place);
        last = box;
      }
    }
    return ends;
  }, language);
}
