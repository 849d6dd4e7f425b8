/** axe in a page that is open, and what it found in words. */
import type { BrowserContext, Page } from "@playwright/test";
import axe from "axe-core";

/** WCAG 2.2 AA is all that came before it, and a few rules more. */
const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** One rule that an element breaks, wherever it was seen: `phone, light`. */
export type Violation = { address: string; where: string; rule: string; element: string; words: string };

/** Every page that the context opens from now on carries axe. The site's content security policy has no say in it. */
export async function carryAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axe.source });
}

/** @param rules Only these; without, all of WCAG 2.2 AA. */
export async function listViolations(page: Page, where: string, rules?: readonly string[]): Promise<Violation[]> {
  const runOnly = rules === undefined ? { type: "tag" as const, values: WCAG_22_AA } : { type: "rule" as const, values: [...rules] };
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), {
    runOnly,
    resultTypes: ["violations" as const],
  });
  const address = new URL(page.url()).pathname;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      address,
      where,
      rule: id,
      element: target.join(" "),
      words: [...any, ...all, ...none][0]?.message ?? "",
    })),
  );
}

/** A paragraph for each rule that a page breaks in the same words: the first element, how many more, and where they were seen. */
export function describeViolations(violations: readonly Violation[]): string {
  const groups = new Map<string, { elements: Set<string>; places: Set<string> }>();
  for (const { address, where, rule, element, words } of violations) {
    const head = `${address}: ${rule}: ${words}`;
    const group = groups.get(head) ?? { elements: new Set(), places: new Set() };
    groups.set(head, group);
    group.elements.add(element);
    group.places.add(where);
  }
  return [...groups]
    .map(([head, { elements, places }]) => {
      const [first = "", ...more] = elements;
      return `${head}\n  at ${first}${more.length > 0 ? ` and ${more.length} more` : ""}\n  in ${[...places].join("; ")}`;
    })
    .join("\n");
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface adds to the one that is there.
  interface Window {
    axe: typeof axe;
  }
}
