import { expect, it } from "vitest";
import { choicesOfCase } from "./choices.ts";
import { readCases, writeCase } from "./fuzz-case.ts";
import { knownCases } from "./known-cases.ts";
import { randomCase } from "./random-case.ts";

const SITE = {
  pages: ["/", "/en", "/en/a-page"],
  files: ["/a.png", "/a.js"],
  images: ["/_next/image?url=%2Fa.png&w=640&q=75"],
  updates: ["/api/v1/updates/product/edition/1.0.0/macOS"],
  largest: "/a.js",
};
const caseOf = (seed: number, index: number) => randomCase({ choices: choicesOfCase(seed, index), site: SITE, tokens: ["x"] });
const many = Array.from({ length: 2_000 }, (_, index) => caseOf(1, index));

it("generates the same case from the same seed and index, and different ones otherwise", () => {
  expect(caseOf(1, 7)).toEqual(caseOf(1, 7));
  expect(new Set([caseOf(1, 7), caseOf(1, 8), caseOf(2, 7)].map(writeCase)).size).toBe(3);
});

it("generates every kind of case, including well-formed requests", () => {
  const count = (name: string) => many.filter((each) => each.name.startsWith(name)).length;
  for (const name of [
    "request",
    "pipeline",
    "answers left unread",
    "abort in the answer",
    "abort in the body",
    "upgrade",
    "expect",
    "damaged",
  ])
    expect(count(name), name).toBeGreaterThan(5);
  expect(many.filter((each) => each.expect === "answers").length).toBeGreaterThan(500);
});

it("writes cases as lines of ASCII, and reads the same cases back", () => {
  const all = [...many, ...knownCases(SITE, "run")];
  const text = all.map(writeCase).join("\n");
  expect(text).toMatch(/^[\n -~]*$/u);
  expect(readCases(text)).toEqual(all);
});

it.each(['{"name":"x"}', "no JSON", '{"name":"x","expect":"answers","requests":[],"actions":[{"do":"send","bytes":"\u{100}"}]}'])(
  "refuses a file that contains %s",
  (line) => {
    expect(() => readCases(line)).toThrow();
  },
);
