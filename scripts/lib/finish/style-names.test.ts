import { expect, test } from "vitest";
import { styleNames } from "./style-names.ts";

const NO_ISLANDS = new Map<string, string>();

test("classes, elements, types of inputs and custom properties of all documents", () => {
  const documents = [
    `<p class="a md:b"><svg fill="var(--ink)"></svg></p>`,
    `<input type="date" class="a">`,
    `<linearGradient class="before:content-[&#x27;&gt;&#x27;] [&amp;&gt;*]:c"></linearGradient>`,
  ];
  const names = styleNames(documents, NO_ISLANDS);
  for (const name of ["a", "md:b", "p", "svg", "--ink", "before:content-['>']", "[&>*]:c", "lineargradient", "date"])
    expect(names).toContain(name);
  expect(names).not.toContain("b");
});

test("what an island can write later", () => {
  const html = '<div data-island="form" data-props="{&quot;tone&quot;:&quot;from-props&quot;}"></div>';
  const code = `jsx("fieldset",{className:x?"open gap-2":'content-["y"]'});e.className=\`z \${q}\`;a="after:content-['w']"`;
  const names = styleNames(
    [html],
    new Map([
      ["form", code],
      ["other", '"never"'],
    ]),
  );
  for (const name of ["fieldset", "open", "gap-2", 'content-["y"]', "z", "after:content-['w']", "from-props"])
    expect(names).toContain(name);
  expect(names).not.toContain("never");
});

test("an island that was not bundled stops the build", () => {
  expect(() => styleNames(['<div data-island="gone"></div>'], NO_ISLANDS)).toThrow("the island gone, which was not bundled");
});
