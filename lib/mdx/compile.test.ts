import { runSync } from "@mdx-js/mdx";
import { createElement, type ReactNode } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { compileWords } from "./compile.ts";

/** What a page would show of an MDX body. `Price` and `Note` stand for the components of words. */
function drawn(mdx: string): string {
  const components = {
    Price: ({ of }: { of: string }) => createElement("b", null, `price of ${of}`),
    Note: ({ kind = "hint", children }: { kind?: string; children: ReactNode }) => createElement("aside", { className: kind }, children),
  };
  const { default: content } = runSync(compileWords(mdx).body, { ...jsxRuntime, useMDXComponents: () => components });
  return renderToStaticMarkup(createElement(content)).replaceAll("\n", "");
}

describe("words", () => {
  it("are drawn with the site's components, on lines of their own and within a sentence", () => {
    expect(drawn('It costs <Price of="tidepool" />.\n\n<Note kind="warning">\n\nRead *this*.\n\n</Note>')).toBe(
      '<section><p>It costs <b>price of tidepool</b>.</p><aside class="warning"><p>Read <em>this</em>.</p></aside></section>',
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

  it("give pictures the size of their file", () => {
    const { body } = compileWords("![A knob](/images/knob.png)", (src) =>
      src === "/images/knob.png" ? { width: 8, height: 6 } : undefined,
    );
    const { default: content } = runSync(body, { ...jsxRuntime, useMDXComponents: () => ({}) });
    expect(renderToStaticMarkup(createElement(content))).toContain('<img src="/images/knob.png" alt="A knob" width="8" height="6"/>');
  });

  it("give the sentences of a table their column's heading, for screens on which they stand below each other", () => {
    const sentence = "A sentence that is too long for a column of a phone.";
    expect(drawn(`| Name | Who | How long |\n| - | - | - |\n| One | all | ${sentence} |`)).toContain(
      `<td>One</td><td data-column="Who">all</td><td data-column="How long">${sentence}</td>`,
    );
    expect(drawn(`| You send | You receive |\n| - | - |\n| A mix | ${sentence} |`)).toContain(
      `<td data-column="You send">A mix</td><td data-column="You receive">${sentence}</td>`,
    );
  });

  it("name a table by the heading before it", () => {
    expect(drawn("## Names\n\n| a |\n| - |\n| 1 |")).toContain('<table aria-labelledby="Names">');
  });

  it("give a list of names no column headings, and leave short cells in their columns", () => {
    const list = drawn(
      "| Name | What it is |\n| - | - |\n| One | A sentence that is too long for a column of a phone. |\n| Two | Another. |",
    );
    expect(list).toContain("<table data-sentences");
    expect(list).not.toContain("data-column");
    expect(drawn("| a | b | c |\n| - | - | - |\n| 1 | 2 | 3 |")).not.toContain("data-");
  });

  it("give a table without column headings no row of them, and each of its rows a heading", () => {
    const table = drawn("| | |\n| - | - |\n| Name | Rittai |\n| Place | A sentence that is too long for a column of a phone. |");
    expect(table).not.toContain("<thead");
    expect(table).toContain('<th scope="row">Name</th><td>Rittai</td>');
    expect(table).not.toContain("data-column");
  });

  it("align a table's cells without a style attribute", () => {
    const table = drawn("| a | b |\n| - | -: |\n| 1 | 2 |");
    expect(table).toContain('<td>1</td><td data-align="right">2</td>');
    expect(table).not.toMatch(/style=| align=/u);
  });

  it("may be none at all", () => {
    expect(compileWords("").body).toBe("");
    expect(compileWords(" \n\n").body).toBe("");
  });
});

describe("a program among the words is refused", () => {
  it.each([
    ["an import", 'import fs from "node:fs"\n\nWords.'],
    ["an export", "export const price = 1\n\nWords."],
    ["an expression of its own", "{process.env.SECRET}"],
    ["an expression in a sentence", "Words {1 + 1} more."],
    ["an attribute that is an expression", "<Price of={tidepool} />"],
    ["attributes that are spread", "<Price {...props} />"],
    ["an attribute deep inside", '- <Note>\n    <Price of={"tidepool"} />\n  </Note>'],
  ])("%s", (_what, mdx) => {
    expect(() => compileWords(mdx)).toThrow("words are data");
  });

  it.each([
    ["a tag that is not of the list", '<meta httpEquiv="refresh" content="0" />'],
    ["a component that is not of the list", "<Chart />"],
    ["a fragment", "<>Words.</>"],
    ["the name of a property that every object has", "<constructor />"],
    ["an attribute that is not of the list", '<Price of="tidepool" style="position:fixed" />'],
    ["an attribute of a line break", 'One <br className="x" /> two.'],
    ["a program as an address", "[A link](javascript:alert(1))"],
    ["a program as an address, with an entity", "[A link](java&#115;cript&colon;alert(1))"],
    ["a program as the address of a definition", "A [link][x].\n\n[x]: <java\tscript:alert(1)>"],
    ["a picture from outside", "![A picture](https://example.org/pixel.png)"],
    ["an address that becomes a link by itself", "See www.example.org."],
    ["code between two comments", "{/* a */ process.exit(1) /* b */}"],
  ])("%s", (_what, mdx) => {
    expect(() => compileWords(mdx)).toThrow("words are data");
  });

  it("but a comment is not, and leaves nothing", () => {
    expect(drawn("{/* A remark. */}\n\nWords{/* between */} and words.")).toBe("<section><p>Words and words.</p></section>");
  });

  it("and so is what does not parse", () => {
    expect(() => compileWords("<Note>\n\nNever closed.")).toThrow(/closing tag/u);
  });
});
