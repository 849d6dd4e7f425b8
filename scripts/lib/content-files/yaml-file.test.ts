import { expect, it } from "vitest";
import { readYaml } from "./yaml-file.ts";

/** What a parser would make more of than data, or another thing than the one that was checked. */
it.each([
  ['a: !!js/function "x"', "TAG_RESOLVE_FAILED"],
  ["a: !!binary aGVsbG8=", "TAG_RESOLVE_FAILED"],
  ["a: !!timestamp 2020-01-01", "TAG_RESOLVE_FAILED"],
  ["!!merge <<: { b: 1 }", "TAG_RESOLVE_FAILED"],
  ["a: !<tag:yaml.org,2002:binary> aGVsbG8=", "TAG_RESOLVE_FAILED"],
  ["a: !!set { b }", "TAG_RESOLVE_FAILED"],
  ["--- !!map\na: 1", "TAG_RESOLVE_FAILED"],
  ["%YAML 1.1\n---\na: yes\n<<: { b: 1 }", "BAD_DIRECTIVE"],
  ["%TAG ! tag:example.org,2000:\n---\na: 1", "BAD_DIRECTIVE"],
  ["a: 1\n---\nb: 2", "MULTIPLE_DOCS"],
  ["a: 1\n...\n---\nb: 2", "MULTIPLE_DOCS"],
  ["__proto__: { isStaff: true }", "PROTOTYPE_KEY"],
  ["a:\n  - { __proto__: 1 }", "PROTOTYPE_KEY"],
])("refuses %j", (text, code) => {
  expect(readYaml(text).syntaxErrors.map((error) => error.code)).toContain(code);
});

it("reads a merge key as a key like any other, as contentlayer does", () => {
  expect(readYaml("<<: { b: 1 }\na: 2")).toMatchObject({ data: { "<<": { b: 1 }, a: 2 }, syntaxErrors: [] });
});
