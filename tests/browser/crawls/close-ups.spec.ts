/** Close-ups have many shapes; the panels that they are on have one size on a product's page, whatever its pictures are. */
import { CATALOGUE } from "#tests/support/catalogue.ts";
import { expect, test } from "#tests/support/test.ts";

test("close-ups of a product are on panels of one size, and none is cut off", async ({ page }) => {
  for (const path of new Set(CATALOGUE.map(({ path }) => path))) {
    await page.goto(path);
    const panels = await page.locator("#functions .stage").evaluateAll((elements) =>
      elements.map((element) => {
        const panel = element.getBoundingClientRect();
        const picture = element.querySelector("img")?.getBoundingClientRect();
        const isWhole = picture !== undefined && picture.width <= panel.width && picture.height <= panel.height;
        return `${Math.round(panel.width)} x ${Math.round(panel.height)}${isWhole ? "" : ", cut off"}`;
      }),
    );
    expect.soft([...new Set(panels)].slice(1), path).toEqual([]);
    expect.soft(panels.join("\n"), path).not.toContain("cut off");
  }
});
