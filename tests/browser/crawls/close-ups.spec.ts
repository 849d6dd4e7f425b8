/** Pictures of products are whole; the panels of close-ups have one size on a product's page, whatever shape its pictures have. */
import { productFacts } from "#lib/content/products.ts";
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
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

test("windows are whole on a phone, in the list of products and at the top of their pages", async ({ page }) => {
  const shown = [...productFacts.values()].filter(({ editions }) => editions.at(-1)?.image !== undefined);
  test.skip(shown.length === 0, "no product of this site has a picture");
  await page.setViewportSize({ width: 390, height: 844 });
  const lookAt = async (path: string, windows: string) => {
    await page.goto(localePath(DEFAULT_SOURCE, path));
    const states = await page.locator(windows).evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { left, right, width, height } = picture.getBoundingClientRect();
        const frame = picture.parentElement?.getBoundingClientRect();
        const shape = Number(picture.getAttribute("width")) / Number(picture.getAttribute("height"));
        // A picture that fills a frame of nearly its own shape loses a little at its edges.
        const seen = getComputedStyle(picture).objectFit === "cover" ? Math.min(width / height / shape, (shape * height) / width) : 1;
        const isWhole = left >= 0 && right <= innerWidth && (frame?.right ?? 0) >= right && seen > 0.85;
        return isWhole ? "whole" : `cut: ${picture.getAttribute("alt") ?? ""}`;
      }),
    );
    expect.soft([...new Set(states)], path).toEqual(["whole"]);
  };
  await lookAt("/products", "main li > .stage img");
  await lookAt(shown[0]?.path ?? "", "main img >> nth=0");
});
