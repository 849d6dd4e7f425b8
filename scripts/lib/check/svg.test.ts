import { expect, it } from "vitest";
import { readSvg } from "./svg.ts";

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

it("gives elements, attributes and text with their places", () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- a -->\n${drawing("<title>A &amp; B</title><path d='M0 0'\n  fill = \"red\"/>")}\n`;
  const { tags, texts, error } = readSvg(text);
  expect(error).toBeUndefined();
  expect(tags.map(({ name }) => name)).toEqual(["svg", "title", "path"]);
  expect(tags[2]?.attributes.map(({ name, value, start, end }) => [name, value, text.slice(start, end)])).toEqual([
    ["d", "M0 0", "d='M0 0'"],
    ["fill", "red", 'fill = "red"'],
  ]);
  expect(texts.filter(({ parent }) => parent === "title").map(({ text: words, start }) => [words, text.startsWith(words, start)])).toEqual([
    ["A &amp; B", true],
  ]);
});

it.each([
  ["<!DOCTYPE svg>" + drawing(""), "a document type"],
  [drawing("<![CDATA[<script/>]]>"), "CDATA"],
  ['<?xml-stylesheet href="x"?>' + drawing(""), "a processing instruction"],
  ['<?xml version="1.0" encoding="UTF-7"?>' + drawing(""), "a processing instruction"],
  [drawing("&x;"), "& begins an entity"],
  [drawing('<path d="&x;"/>'), "& begins an entity"],
  [drawing("<g>"), "</svg> closes nothing"],
  [drawing("<g></path></g>"), "</path> closes nothing"],
  ['<svg xmlns="http://www.w3.org/2000/svg">', "is never closed"],
  [drawing("") + drawing(""), "a second drawing"],
  [drawing("") + "words", "outside the drawing"],
  [drawing("<path d=M0/>"), "no well-formed tag"],
  [drawing('<path d="<script>"/>'), "no well-formed tag"],
  [drawing("<!-- a -- b -->"), "no well-formed tag"],
  ["<svg/>", "this is no drawing"],
  ['<html xmlns="http://www.w3.org/2000/svg"/>', "this is no drawing"],
  ['<svg xmlns="http://www.w3.org/1999/xhtml"/>', "this is no drawing"],
  ["", "this is no drawing"],
])("refuses %s", (text, message) => {
  expect(readSvg(text).error?.message).toContain(message);
});
