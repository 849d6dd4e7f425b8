import { expect, it } from "vitest";
import { scalarOffset, textScalars } from "./text-scalars.ts";
import { readYaml } from "#scripts/lib/content-files/yaml-file.ts";

it.each([
  ["plain", "a: one {two", "{"],
  ["single quotes with a quote inside", "a: 'it''s {two'", "{"],
  ["double quotes with escapes", 'a: "it\\u2019s \\"so\\" {two"', "{"],
  ["a folded plain text", "a: one\n  and {two", "{"],
  ["a block", "a: |\n  one\n  and {two\n", "{"],
  ["a folded block", "a: >-\n  one\n  and {two\n", "{"],
])("finds a letter in %s", (_name, text, letter) => {
  const [scalar] = textScalars(readYaml(text));
  const offset = scalarOffset(scalar!, scalar!.value.indexOf(letter));
  expect(offset).toBe(text.indexOf(letter));
});
