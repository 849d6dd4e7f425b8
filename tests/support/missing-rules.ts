/** What a page's own stylesheet lacks of the whole one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { hueRules } from "#lib/content/product-hues.ts";

const CHUNKS = ".next/static/chunks";
/** All rules of the build. */
export const WHOLE_SHEET = readdirSync(CHUNKS)
  .filter((name) => name.endsWith(".css"))
  // Finish adds the products' hues to it.
  .map((name) => readFileSync(join(CHUNKS, name), "utf8") + hueRules())
  .join("");

/**
 * Rules of the whole stylesheet that the page has not, and that an element of it could match in some state: the browser
 * itself says which elements a selector without its states matches.
 */
export function missingRules(page: Page): Promise<string[]> {
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
  }, WHOLE_SHEET);
}
