import { expect, it } from "vitest";
import { listCssFaults } from "./css.ts";

it.each([
  "p { color: red } /* https://example.org */",
  'p::before { content: "/* none */" }',
  "p { scroll-behavior: smooth; --data: 1 }",
  "p { fill: url(#paint); background: url( '/images/a.png' ) }",
  "@media (prefers-color-scheme: dark) { p { color: white } }",
])("passes %s", (css) => {
  expect(listCssFaults(css)).toEqual([]);
});

it.each([
  ["p { fill: url(//example.org/a) }", "url(//example.org/a)"],
  ["p { fill: URL( https://example.org/a ) }", "URL( https://example.org/a )"],
  ['p { fill: url("/\texample.org") }', 'url("/\texample.org")'],
  ["p { fill: url(a.png) }", "url(a.png)"],
  ["p { fill: url(data:image/svg+xml,x) }", "url(data:image/svg+xml,x)"],
  // A comment does not begin within an address or a string, whatever it looks like.
  ["a { fill: url(/*) } b { fill: url(//x) } /* */", "url(//x)"],
  ['a::before { content: "/*" } b { fill: url(//x) } /* */', "url(//x)"],
  ["a { fill: url('/a) } b { fill: url(//x) }", "url('/a)"],
  ['p { fill: image-set("//example.org/a" 1x) }', "//"],
  ["@import 'other.css';", "@import"],
  ["p { fill: u\\72l(x) }", "\\"],
])("refuses %s", (css, found) => {
  const faults = listCssFaults(css).map(({ start, end }) => css.slice(start, end));
  expect(faults).toContain(found);
});
