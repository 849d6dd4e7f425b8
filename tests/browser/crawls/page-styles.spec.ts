/** A kind's stylesheet leaves out rules of the whole one: no page may look otherwise for it, in any state. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { hueRules } from "#lib/content/product-hues.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { listPageKinds } from "#scripts/lib/page-kinds.ts";
import { inLanguage, LONG } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

const CHUNKS = ".next/static/chunks";
const whole = readdirSync(CHUNKS)
  .filter((name) => name.endsWith(".css"))
  // Finish adds the products' hues to it.
  .map((name) => readFileSync(join(CHUNKS, name), "utf8") + hueRules())
  .join("");
const kinds = listPageKinds();
const englishPath = ({ path, locales }: (typeof kinds)[number]) => localePath(locales.find((locale) => locale === "en") ?? "ja", path);

test.use({ allowedErrors: [/^404 .*nothing-here/u] });

/**
 * Rules of the whole stylesheet that the page has not, and that an element of it could match in some state: the browser
 * itself says which elements a selector without its states matches.
 */
function missingRules(page: Page): Promise<string[]> {
  return page.evaluate((css) => {
    /** At commas outside of brackets. */
    const branchesOf = (list: string): string[] => {
      const branches = [""];
      let depth = 0;
      for (const [part] of list.matchAll(/\\.|[^\\]/gsu)) {
        if (part === "(" || part === "[") depth++;
        if (part === ")" || part === "]") depth--;
        if (part === "," && depth === 0) branches.push("");
        else branches.push((branches.pop() ?? "") + part);
      }
      return branches.map((branch) => branch.trim());
    };
    const rulesOf = (rules: CSSRuleList, context = ""): string[] =>
      [...rules].flatMap((rule) => {
        // A page has no custom properties that nothing on it refers to.
        if (rule instanceof CSSStyleRule && [...rule.style].every((property) => property.startsWith("--"))) return [];
        if (rule instanceof CSSStyleRule) return branchesOf(rule.selectorText).map((branch) => `${context}|${branch}`);
        if (rule instanceof CSSKeyframesRule || !("cssRules" in rule)) return [];
        // White space in a condition is as its author wrote it.
        const head = rule.cssText.slice(0, rule.cssText.indexOf("{")).replaceAll(/\s/gu, "");
        return rulesOf(rule.cssRules as CSSRuleList, `${context}${head} `);
      });
    const full = new CSSStyleSheet();
    full.replaceSync(css);
    const own = new Set([...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules)));
    return rulesOf(full.cssRules).filter((rule) => {
      if (own.has(rule)) return false;
      // Without states and parts: `.a:hover::before` becomes `.a`, `:has(> :checked)` `:has(> *)`, and `.a:not(:hover)` `.a`.
      const resting = rule
        .slice(rule.indexOf("|") + 1)
        // Inputs of one type alone have these parts.
        .replaceAll(/::-webkit-(?:date|calendar)[a-z-]*/gu, '[type="date"]')
        .replaceAll("::file-selector-button", '[type="file"]')
        .replaceAll(
          /(?<!\\)::?(?!(?:is|where|not|has|lang|root)\b|(?:nth|first|last|only)-)[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?/gu,
          (_state, at: number, whole: string) => (/[\w\])*-]$/u.test(whole.slice(0, at)) ? "" : "*"),
        )
        .replaceAll(":not(*)", "");
      return document.querySelector(resting === "" ? "*" : resting) !== null;
    });
  }, whole);
}

for (const locale of ["en", "ja"] as const) {
  test(`in ${locale}, each kind of page has every rule that it could ever use`, inLanguage(locale), async ({ page }) => {
    test.setTimeout(120_000);
    for (const { name, path, locales } of kinds) {
      if (!locales.includes(locale)) continue;
      await page.goto(localePath(locale, path));
      expect.soft(await missingRules(page), name).toEqual([]);
    }
  });
}

test("islands that are awake have every rule, too", { tag: LONG }, async ({ page }) => {
  test.setTimeout(120_000);
  for (const kind of kinds) {
    await page.goto(englishPath(kind));
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
    isWhole ? route.fulfill({ body: whole, contentType: "text/css" }) : route.fallback(),
  );
  const compared = new Set<string>();
  for (const kind of kinds) {
    isWhole = false;
    await page.goto(englishPath(kind));
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
