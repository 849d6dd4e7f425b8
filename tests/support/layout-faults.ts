/** What is wrong with the layout of a page that is open, in the window as it is. */
import type { Page } from "@playwright/test";

/** Without what stays at the lower edge of the screen, and without the sound field, whose sources lie around the listener. */
export const STOPS = "main :is(a[href], button, input, select, textarea, summary):not(svg *, [data-bar] *)";
/** Controls of one row may differ that much in height. Pixels. */
const ROW = 60;

/** Headings that are wider than their column: they would be printed over what stands beside it, or beyond the screen. */
export const listWideHeadings = (page: Page): Promise<string[]> =>
  page
    .locator("h1, h2, h3")
    .evaluateAll((headings) =>
      headings.filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );

/** Where the keyboard goes up the page instead of down. */
export const listUpwardStops = (page: Page): Promise<string[]> =>
  page.locator(STOPS).evaluateAll((stops, row) => {
    const places = stops
      .filter((stop) => stop.checkVisibility({ opacityProperty: true }) && (stop as HTMLElement).tabIndex >= 0)
      .map((stop) => ({ top: stop.getBoundingClientRect().top, words: stop.textContent }));
    return places.flatMap(({ top, words }, place) => {
      const before = places[place - 1];
      return before !== undefined && before.top - top > row ? [`from "${before.words}" up to "${words}"`] : [];
    });
  }, ROW);

/** Words that are printed over others, in the flow of the page; hairs of letters may touch. */
export const listOverprints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const HAIR = 3;
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const lines: { node: Node; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: parent, textContent: words } = node;
      if (words?.trim() === "" || parent?.closest(".sr-only, svg, select, dialog, [data-bar]") !== null || !parent.checkVisibility())
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ node, box });
    }
    const over = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > HAIR &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3;
    return lines.flatMap(({ node, box }, place) =>
      lines
        .slice(place + 1)
        .flatMap((other) => (other.node !== node && over(box, other.box) ? [`"${node.textContent}" and "${other.node.textContent}"`] : [])),
    );
  });
