/** The catalogue of the real content: each of its sentences can be filled in every language, and is found in a commit subject. */
import { expect, it } from "vitest";
import { fillPhrase, findPhraseIn, listFillings, slotsOf, summaryOf } from "./phrases.ts";
import { readProject } from "./project.ts";

const project = readProject("content", "3dx");

it.each(project.phrases.phrases)("$id", (phrase) => {
  const fillings = slotsOf(phrase).map((slot) => ({ slot, filling: listFillings(project, slot).at(-1)! }));
  const slots = Object.fromEntries(fillings.map(({ slot, filling }) => [slot, filling.id]));
  const filled = fillPhrase(project, phrase, slots);
  for (const locale of project.locales) expect("texts" in filled ? filled.texts[locale] : "").toMatch(/^[^{}]+[.。]$/u);
  const subject = fillings.reduce((text, { slot, filling }) => text.replace(`{${slot}}`, filling.words.en!), phrase.subject ?? "");
  expect(findPhraseIn(project, subject)).toEqual({ phrase, slots });
});

it.each([
  [["fix"], "Corrections."],
  [["fix", "speed"], "Corrections, and it runs faster."],
  [["look", "fix"], "The window has changed."],
  [["sound", "look", "speed"], "Sound and window have changed."],
  [["new", "fix"], "A new product."],
] as const)("%j is said in one sentence", (kinds, words) => {
  expect(summaryOf(project, new Set(kinds)).en).toBe(words);
});
