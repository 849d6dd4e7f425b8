import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastOf } from "#scripts/lib/new-site/colours.ts";

/** WCAG 2.2, 1.4.11. */
const SEEN = 3;

/** The colours of a token in the light and in the dark scheme. */
function valuesOf(token: string): string[] {
  const colours = new RegExp(`--color-${token}: light-dark\\((#\\w+), (#\\w+)\\)`, "u").exec(readFileSync("app/theme.css", "utf8"));
  return (colours ?? []).slice(1);
}

describe("theme", () => {
  it.each(["paper", "raise"])("has outlines of fields that are seen on %s", (ground) => {
    const grounds = valuesOf(ground);
    const contrasts = valuesOf("rule").map((rule, scheme) => contrastOf(rule, grounds[scheme] ?? ""));
    expect(contrasts).toHaveLength(2);
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(SEEN);
  });

  it("has the same dark colours in windows, which are dark in both schemes", () => {
    const windows = readFileSync("components/products/windows.css", "utf8");
    for (const token of ["paper", "raise", "ink", "mute", "line", "rule"])
      expect(windows).toContain(`--color-${token}: ${valuesOf(token)[1] ?? "missing"};`);
  });
});
