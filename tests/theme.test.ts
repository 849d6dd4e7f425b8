import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLOURS } from "#components/component-demo/colour-tokens.ts";
import { SIZES } from "#components/component-demo/type-sizes.ts";
import { contrastOf } from "#lib/contrast.ts";

/** WCAG 2.2, 1.4.11. */
const SEEN = 3;

/** The colours of a token in the light and in the dark scheme. */
function valuesOf(token: string): string[] {
  const [, light, dark = light] =
    new RegExp(`--color-${token}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+)\\))?;`, "u").exec(readFileSync("app/theme.css", "utf8")) ?? [];
  return light === undefined || dark === undefined ? [] : [light, dark];
}

describe("theme", () => {
  it.each(["paper", "raise"])("has outlines of fields that are seen on %s", (ground) => {
    const grounds = valuesOf(ground);
    const contrasts = valuesOf("rule").map((rule, scheme) => contrastOf(rule, grounds[scheme] ?? ""));
    expect(contrasts).toHaveLength(2);
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(SEEN);
  });

  it.each(COLOURS.filter(({ values }) => values !== undefined))("shows the values of $name in the demonstration", ({ name, values }) => {
    expect(valuesOf(name)).toEqual(values);
  });

  it.each(SIZES)("shows the pixels of $name in the demonstration", ({ name, pixels }) => {
    const [, value = ""] = new RegExp(`--text-${name}: ([^;]+);`, "u").exec(readFileSync("app/theme.css", "utf8")) ?? [];
    // Of `clamp(least, between, most)`, what is between follows the width of the screen.
    const [least = "", , most = least] = value.replace(/clamp\(|\)/gu, "").split(",");
    expect([...new Set([least, most].map((size) => Number.parseFloat(size) * 16))]).toEqual(pixels);
  });

  it("has the same dark colours in windows, which are dark in both schemes", () => {
    const windows = readFileSync("components/windows/windows.css", "utf8");
    for (const token of ["paper", "raise", "ink", "mute", "line", "rule"])
      expect(windows).toContain(`--color-${token}: ${valuesOf(token)[1] ?? "missing"};`);
  });
});

/** The style sheets and components of the site. */
const readSources = () =>
  ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:css|tsx)$/u.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  );

/** `npm run test:webkit` finds these faults on pages; here each run of the tests does. */
describe("in WebKit", () => {
  it("no line is set pretty, which crashes Safari 26", () => {
    const behindQuery = /@supports not \(hanging-punctuation: first\) \{[^}]*\}/gu;
    for (const source of readSources()) expect(source.replaceAll(behindQuery, "")).not.toMatch(/text-wrap: pretty|\btext-pretty\b/u);
  });

  it("no table's row is positioned, unless it is laid out as a grid on narrow screens", () => {
    for (const source of readSources()) expect(source).not.toMatch(/<tr\s[^>]*className="(?:[^"]*\s)?relative\b/u);
  });
});
