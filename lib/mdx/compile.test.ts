import { runSync } from "@mdx-js/mdx";
import { createElement, type ReactNode } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Locale } from "#schemas/locale.ts";
import { compileWords } from "./compile.ts";

/** What a page would show of an MDX body. `Price` and `Note` stand for the components of words. */
function drawn(mdx: string, locale: Locale = "en"): string {
  const components = {
    Price: ({ of }: { of: string }) => createElement("b", null, `price of ${of}`),
    Note: ({ kind = "hint", children }: { kind?: string; children: ReactNode }) => createElement("aside", { className: kind }, children),
  };
  const { default: content } = runSync(compileWords(mdx, locale), { ...jsxRuntime, useMDXComponents: () => components });
  return renderToStaticMarkup(createElement(content)).replaceAll("\n", "");
}

describe("words", () => {
  it("are drawn with the site's components, on lines of their own and within a sentence", () => {
    expect(drawn('It costs <Price of="monoLow" />.\n\n<Note kind="warning">\n\nRead *this*.\n\n</Note>')).toBe(
      '<section><p>It costs <b>price of monoLow</b>.</p><aside class="warning"><p>Read <em>this</em>.</p></aside></section>',
    );
  });

  it("have an anchor at each heading: its text with underscores, letters and case kept, no two the same", () => {
    const ids = [...drawn("## What *it* Does\n\n### `VST3` 形式\n\n## What it Does").matchAll(/ id="([^"]*)"/gu)].map(([, id]) => id);
    expect(ids).toEqual(["What_it_Does", "VST3_形式", "What_it_Does_2"]);
  });

  it("are cut before each heading of the second level", () => {
    expect(drawn("Before.\n\n## One\n\nA.\n\n### Deeper\n\n## Two")).toBe(
      '<section><p>Before.</p></section><section><h2 id="One">One</h2><p>A.</p><h3 id="Deeper">Deeper</h3></section>' +
        '<section><h2 id="Two">Two</h2></section>',
    );
  });

  it("align a table's cells without a style attribute", () => {
    const table = drawn("| a | b |\n| - | -: |\n| 1 | 2 |");
    expect(table).toContain('<td>1</td><td data-align="right">2</td>');
    expect(table).not.toMatch(/style=| align=/u);
  });

  it("stay on one line where they belong together, also behind a link or a fact, but not in what is copied", () => {
    const shown = drawn('[3DX](/3dx) を <Price of="monoLow" /> で、`npm start` は DAW の中で', "ja");
    expect(shown).toBe(
      '<section><p><a href="/3dx">3DX</a>\u00A0を <b>price of monoLow</b>\u00A0で、<code>npm start</code>\u00A0は DAW\u00A0の中で</p></section>',
    );
    expect(drawn("## 3DX を聴く", "ja")).toContain('<h2 id="3DX_を聴く">3DX\u00A0を聴く</h2>');
  });

  it("may be none at all", () => {
    expect(compileWords("", "en")).toBe("");
    expect(compileWords(" \n\n", "en")).toBe("");
  });
});

describe("a program among the words is refused", () => {
  it.each([
    ["an import", 'import fs from "node:fs"\n\nWords.'],
    ["an export", "export const price = 1\n\nWords."],
    ["an expression of its own", "{process.env.SECRET}"],
    ["an expression in a sentence", "Words {1 + 1} more."],
    ["an attribute that is an expression", "<Price of={monoLow} />"],
    ["attributes that are spread", "<Price {...props} />"],
    ["an attribute deep inside", '- <Note>\n    <Price of={"monoLow"} />\n  </Note>'],
  ])("%s", (_what, mdx) => {
    expect(() => compileWords(mdx, "en")).toThrow("words are data");
  });

  it("and so is what does not parse", () => {
    expect(() => compileWords("<Note>\n\nNever closed.", "en")).toThrow(/closing tag/u);
  });
});
