import { expect, test } from "vitest";
import { pruneStyles } from "./prune-styles.ts";

const prune = (css: string, ...words: string[]) => pruneStyles(css, new Set(words));

test("a rule stays when the page has its classes and elements", () => {
  const css = ".a{x:1}.b{x:2}p{x:3}ul{x:4}p .a{x:5}ul .a{x:6}.a .b{x:7}";
  expect(prune(css, "a", "p")).toBe(".a{x:1}p{x:3}p .a{x:5}");
});

test("of a list, the selectors stay that can match", () => {
  expect(prune("p,ul,.a{x:1}", "p", "a")).toBe("p,.a{x:1}");
});

test.each([
  ["a state", ".a:hover:not(.b):focus-visible{x:1}"],
  ["an element's part", ".a::before{x:1}.a::details-content{x:2}"],
  ["what surrounds it", ".a:is(:where(.a):hover *){x:1}"],
  ["what it has inside", ".a:has(.a:checked,.b:checked){x:1}"],
  ["an attribute", ".a[data-awake]{x:1}[hidden]{x:2}"],
  ["a language", ":lang(de) .a{x:1}"],
  ["an escaped name", String.raw`.md\:w-\[calc\(1px\+2\%\)\]{x:1}`],
  ["all elements", "*,:before,::backdrop{x:1}"],
  ["a registered property", "@property --y{syntax:'*';inherits:false}.a{x:var(--y)}"],
  ["media", "@media print{.a{x:1}}@media (prefers-color-scheme:dark){:root{x:2}}"],
  ["a view transition", "@view-transition{navigation:auto}"],
  ["a face", "@font-face{font-family:x;src:url(y)}"],
])("%s in a selector keeps no rule away that can match", (_what, css) => {
  expect(prune(css, "a", "md:w-[calc(1px+2%)]")).toBe(css);
});

test.each([".a:is(:where(.group):hover *){x:1}", ".a:has(~ p .b){x:1}", ":where(.b,.c) .a{x:1}"])(
  "%s goes without what it needs",
  (css) => {
    expect(prune(css, "a", "p")).toBe("");
  },
);

test("parts of an input go without an input of their type", () => {
  const css = "::file-selector-button{x:1}::-webkit-datetime-edit{x:2}::-webkit-search-cancel-button{x:3}";
  expect(prune(css, "date")).toBe("::-webkit-datetime-edit{x:2}::-webkit-search-cancel-button{x:3}");
});

test("custom properties go when nothing refers to them, one after another", () => {
  const css = ":root{--x:1;--y:var(--x);--z:2}@property --x{syntax:'*'}.a{w:var(--y)}.b{h:var(--z)}";
  expect(prune(css, "a")).toBe(":root{--x:1;--y:var(--x)}@property --x{syntax:'*'}.a{w:var(--y)}");
  expect(prune(css)).toBe("");
});

test("a custom property that a page or program names stays", () => {
  expect(prune(":root{--x:1}", "--x")).toBe(":root{--x:1}");
});

test("Tailwind's properties have their first values in every browser, whether it can register them or not", () => {
  const values = "*{--tw-x:0}";
  const used = ".a{w:var(--tw-x)}.a:hover{--tw-x:1}";
  const css = `@supports (-webkit-hyphens:none) or ((-moz-orient:inline) and (x:1)){${values}}@property --tw-x{syntax:'*'}${used}`;
  expect(prune(css, "a")).toBe(`${values}${used}`);
});

test("a property of Tailwind's that no rule sets is written where it is used", () => {
  const first = "*{--tw-x:solid;--tw-y:initial}";
  const used = ".a{w:var(--tw-x) var(--tw-y, f(1, 2))}";
  expect(prune(`${first}${used}.b{--tw-x:none}`, "a")).toBe(".a{w:solid f(1, 2)}");
  expect(prune(".a{w:var(--tw-x,1)}.b{--tw-x:2}", "a", "b")).toBe(".a{w:var(--tw-x,1)}.b{--tw-x:2}");
  expect(prune(`${first}${used}.b{--tw-x:none}`, "a", "b")).toBe("*{--tw-x:solid}.a{w:var(--tw-x) f(1, 2)}.b{--tw-x:none}");
});

test("the same declaration stands once in a rule, at its last place", () => {
  expect(prune(".a{x:1;y:2;x:1}.a{x:1}", "a")).toBe(".a{y:2;x:1}.a{x:1}");
});

test("keyframes stay with the rule that plays them, steps and all", () => {
  const css = "@keyframes ring{from{x:1}to{x:2}}:root{--play:ring 1s}.a{animation:var(--play)}";
  expect(prune(css, "a")).toBe(css);
  expect(prune(css)).toBe("");
});

test("layers keep their order, even when one is empty", () => {
  expect(prune("@layer base{.a{x:1}}@layer components{.b{x:2}}@layer base{.b{x:3}}", "b")).toBe(
    "@layer base{}@layer components{.b{x:2}}@layer base{.b{x:3}}",
  );
  expect(prune("@media print{@supports (x:1){.a{x:1}}}")).toBe("");
});
