import matter from "gray-matter";
import { expect, it } from "vitest";
import { splitFrontMatter } from "./front-matter.ts";

/** Front matter is where contentlayer's parser finds it, or nowhere: otherwise one of the two would take words for data. */
it.each([
  "---\ntitle: x\n---\n\nWords.\n",
  "---\r\ntitle: x\r\n---\r\n\r\nWords.\r\n",
  "--- \t\ntitle: x\n---\t\nWords.",
  "---\ntitle: x\n---",
  "---\n---\nWords.\n",
  "\uFEFF---\ntitle: x\n---\nWords.\n",
  "---\ntitle: |\n  a\n   --- b\n---\n\nWords.\n\n---\n\nMore.\n",
])("finds what gray-matter finds: %j", (text) => {
  const { front, body, marked, unclosed } = splitFrontMatter(text);
  const parsed = matter(text, { engines: { yaml: () => ({}) } });
  expect({ marked, unclosed }).toEqual({ marked: undefined, unclosed: false });
  expect(front?.text.trim()).toBe(parsed.matter.trim());
  expect(body.trim()).toBe(parsed.content.trim());
  expect(body).toHaveLength(text.length);
});

it.each([
  ["---js\n{}\n---\n", 0],
  ["---js", 0],
  ["--- js\n{}\n---\n", 0],
  ["---\u00A0js\n{}\n---\n", 0],
  ["---\rjs\n{}\n---\n", 0],
  ["---js\r\n{}\r\n---\r\n", 0],
  ["\uFEFF---js\n{}\n---\n", 1],
  ["---\ntitle: x\n---{a}: b\n---\n", 13],
  ["---\ntitle: x\n----\n", 13],
  ['---\ntitle: "a\n---x b"\n---\n', 14],
])("names the line with more than three hyphens: %j", (text, start) => {
  expect(splitFrontMatter(text)).toMatchObject({ marked: { start }, body: text });
  expect(splitFrontMatter(text).front).toBeUndefined();
});

it.each([
  ["---\ntitle: x\n", true],
  ["----\ntitle: x\n---\n", false],
  ["Words.\n---\n", false],
  ["", false],
])("finds none in %j", (text, unclosed) => {
  expect(splitFrontMatter(text)).toEqual({ body: text, unclosed });
});
