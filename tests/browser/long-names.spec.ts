/** A product's name can be long: it is broken where it stands, covers nothing beside it, and pushes nothing off the screen. */
import { expect, test } from "#tests/support/test.ts";

const LONG = "Lanternschattenverzeichnissammlung Extended Edition";

test("a long name fits wherever products are named", async ({ page }) => {
  for (const path of ["/en", "/en/lantern", "/en/pricing", "/en/products"]) {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { names, outside } = await page.evaluate((name) => {
        const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
        const named: Text[] = [];
        for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
          if (
            node instanceof Text &&
            (node.data === name || /^(?:Lantern|Pebble)$/u.test(node.data.trim())) &&
            node.parentElement?.closest("svg, option, .sr-only") === null
          )
            named.push(node);
        for (const node of named) node.data = name;
        const outside = named.flatMap((node) => {
          const box = node.parentElement?.closest("th, td, h1, h2, h3, p, li, b")?.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(node);
          const { right, width } = range.getBoundingClientRect();
          // A cell without a box of its own is laid out by its row.
          const limit = box === undefined || box.width === 0 ? innerWidth : Math.min(box.right, innerWidth);
          return width > 1 && right > limit + 1 ? [`${node.parentElement?.outerHTML.slice(0, 120) ?? ""}: ${right} > ${limit}`] : [];
        });
        return { names: named.length, outside };
      }, LONG);
      expect.soft(names, path).toBeGreaterThan(0);
      expect.soft(outside, `${path} at ${width} px`).toEqual([]);
    }
  }
});
