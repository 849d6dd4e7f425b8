import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { type Thing, thing } from "./thing.ts";

export type Question = { question: string; answer: string };

/** Questions whose answers stand on the page. */
export function questionsThing(questions: readonly Question[], language: Locale): Thing {
  return thing("FAQPage", {
    inLanguage: LANGUAGE_TAGS[language],
    mainEntity: questions.map(({ question, answer }) =>
      thing("Question", { name: question, acceptedAnswer: thing("Answer", { text: answer }) }),
    ),
  });
}
