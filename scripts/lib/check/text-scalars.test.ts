import { expect, it } from "vitest";
import { scalarOffset, textScalars } from "./text-scalars.ts";
import { readYaml } from "#scripts/lib/content-files/yaml-file.ts";

it.each([
  ["plain", "a: one {two", "{"],
  ["single quotes with a quote inside", "a: 'it''s {two'", "{"],
  ["double quotes with escapes", 'a: "it\\u2019s \\"so\\" {two"', "{"],
  ["double quotes with an escaped emoji", 'a: "\\U0001F600 \\U0001F600 {two"', "{"],
  ["double quotes with an emoji escaped in halves", 'a: "\\uD83D\\uDE00 {two"', "{"],
  ["double quotes with an emoji as it is", 'a: "😀 {two"', "{"],
  ["double quotes with an escaped line break", 'a: "one \\\n  and\\\r\n  \\u007B {two"', "t"],
  ["a folded plain text", "a: one\n  and {two", "{"],
  ["a block", "a: |\n  one\n  and {two\n", "{"],
  ["a folded block", "a: >-\n  one\n  and {two\n", "{"],
])("finds a letter in %s", (_name, text, letter) => {
  const [scalar] = textScalars(readYaml(text));
  const offset = scalarOffset(scalar!, scalar!.value.indexOf(letter));
  expect(offset).toBe(text.indexOf(letter));
});

it("takes no signature for text, in which any word may stand by chance", () => {
  const signature = "hHvh4MnmwIUidbQT6TnK33HKNFpvyI/aZMBlPQyxbmk75im+7KjhnGlROD+XXX+aj8C6iQvekQseK0Ka4S66AQ==";
  expect(textScalars(readYaml(`a: one\nsignature: ${signature}`)).map(({ value }) => value)).toEqual(["one"]);
});
