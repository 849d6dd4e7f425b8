import { expect, test } from "vitest";
import { styleWords } from "./style-words.ts";

const NO_ISLANDS = new Map<string, string>();

test("classes, elements and custom properties of all documents", () => {
  const documents = [
    `<p class="a md:b"><svg fill="var(--ink)"></svg></p>`,
    `<linearGradient class="before:content-[&#x27;&gt;&#x27;] [&amp;&gt;*]:c"></linearGradient>`,
  ];
  const words = styleWords(documents, NO_ISLANDS);
  for (const word of ["a", "md:b", "p", "svg", "--ink", "before:content-['>']", "[&>*]:c", "lineargradient"]) expect(words).toContain(word);
  expect(words).not.toContain("b");
});

test("what an island can write later", () => {
  const html = '<div data-island="form" data-props="{&quot;tone&quot;:&quot;told-by-props&quot;}"></div>';
  const code = `jsx("fieldset",{className:x?"open gap-2":'content-["y"]'});e.className=\`z \${q}\`;a="after:content-['w']"`;
  const words = styleWords(
    [html],
    new Map([
      ["form", code],
      ["other", '"never"'],
    ]),
  );
  for (const word of ["fieldset", "open", "gap-2", 'content-["y"]', "z", "after:content-['w']", "told-by-props"])
    expect(words).toContain(word);
  expect(words).not.toContain("never");
});

test("an island that was not bundled stops the build", () => {
  expect(() => styleWords(['<div data-island="gone"></div>'], NO_ISLANDS)).toThrow("the island gone, which was not bundled");
});
