/** A kind's stylesheet leaves out rules of the whole one: no page may look otherwise for it. That a page at rest has all it could use is part of every-kind.spec.ts. */
import type { Page } from "@playwright/test";
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { listPageKinds } from "#scripts/lib/page-kinds.ts";
import { LONG } from "#tests/support/extent.ts";
import { missingRules, WHOLE_SHEET } from "#tests/support/missing-rules.ts";
import { expect, test } from "#tests/support/test.ts";

const kinds = listPageKinds();
const pathOf = ({ path, locales: [first = DEFAULT_SOURCE, ...others] }: (typeof kinds)[number]) =>
  localePath(others.includes(DEFAULT_SOURCE) ? DEFAULT_SOURCE : first, path);

test.use({ allowedErrors: [/^404 .*nothing-here/u] });

test("islands that are awake have every rule, too", { tag: LONG }, async ({ page }) => {
  test.setTimeout(120_000);
  for (const kind of kinds) {
    await page.goto(pathOf(kind));
    for (const island of await page.locator("[data-island]:visible >> css=:scope").all()) await island.dispatchEvent("pointerover");
    await expect(page.locator('[data-island][data-when="touch"]:not([data-awake])').filter({ visible: true })).toHaveCount(0);
    expect.soft(await missingRules(page), kind.name).toEqual([]);
  }
});

/** What each element is drawn with; elements of the same tag, classes and parent are looked at once. */
function drawnStyles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that has loaded can be a fraction of a pixel higher than the space that was kept for it.
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    const styles: Record<string, string> = {};
    for (const element of document.querySelectorAll("*")) {
      const key = [element, element.parentElement]
        .map((each) => `${each?.tagName ?? ""}.${each?.getAttribute("class") ?? ""}`)
        .join(" in ");
      if (key in styles) continue;
      styles[key] = [undefined, "::before", "::after"]
        .map((part) => {
          const style = getComputedStyle(element, part);
          // Registered custom properties are listed, too, but draw nothing by themselves.
          const drawing = [...style].filter((property) => !property.startsWith("--"));
          return drawing.map((property) => `${property}:${style.getPropertyValue(property)}`).join(";");
        })
        .join("\n");
    }
    return styles;
  });
}

test("a page with each stylesheet is drawn as with the whole stylesheet", { tag: LONG }, async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ colorScheme: "dark" });
  let isWhole = false;
  await page.route(/\/_next\/static\/chunks\/[^/]+\.css$/u, (route) =>
    isWhole ? route.fulfill({ body: WHOLE_SHEET, contentType: "text/css" }) : route.fallback(),
  );
  const compared = new Set<string>();
  for (const kind of kinds) {
    isWhole = false;
    await page.goto(pathOf(kind));
    const sheet = (await page.locator('link[rel="stylesheet"]').first().getAttribute("href")) ?? "";
    if (compared.has(sheet)) continue;
    compared.add(sheet);
    const own = await drawnStyles(page);
    isWhole = true;
    await page.reload();
    const full = await drawnStyles(page);
    const different = Object.keys(full).filter((key) => own[key] !== full[key]);
    expect.soft(different, kind.name).toEqual([]);
  }
  expect(compared.size).toBeGreaterThan(1);
});
