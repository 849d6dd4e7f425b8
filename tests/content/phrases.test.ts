/** The release phrases of the content folder: each of its sentences can be filled in every language, and is found in a commit subject. */
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { fillPhrase, findPhraseIn, listFillings, slotsOf } from "#scripts/lib/release/phrases.ts";
import { readProject } from "#scripts/lib/release/project.ts";

const project = readProject(CONTENT_FOLDER, readdirSync(`${CONTENT_FOLDER}/shared/products`)[0]?.replace(/\.yaml$/u, "") ?? "");

it.each(project.phrases.phrases)("$id", (phrase) => {
  const fillings = slotsOf(phrase).map((slot) => ({ slot, filling: listFillings(project, slot).at(-1)! }));
  const slots = Object.fromEntries(fillings.map(({ slot, filling }) => [slot, filling.id]));
  const filled = fillPhrase(project, phrase, slots);
  for (const locale of project.locales) expect("texts" in filled ? filled.texts[locale] : "").toMatch(/^[^{}]+[.。]$/u);
  const subject = fillings.reduce(
    (text, { slot, filling }) => text.replace(`{${slot}}`, filling.words.en ?? filling.id),
    phrase.subject ?? "",
  );
  expect(findPhraseIn(project, subject)).toEqual({ phrase, slots });
});
