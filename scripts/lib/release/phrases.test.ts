/** Summaries of releases by the kinds of their changes, in the phrases of the fixture site. */
import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { summaryOf } from "./phrases.ts";
import { readProject } from "./project.ts";

const project = readProject(FIXTURE_CONTENT, "lantern");

it.each([
  [["fix"], "Corrections."],
  [["fix", "speed"], "Corrections, and it runs faster."],
  [["look", "fix"], "The window has changed."],
  [["sound", "look", "speed"], "Sound and window have changed."],
  [["new", "fix"], "A new product."],
] as const)("%j is said in one sentence", (kinds, words) => {
  expect(summaryOf(project, new Set(kinds)).en).toBe(words);
});
