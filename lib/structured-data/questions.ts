import { textOfMdxFact } from "#lib/content/mdx-fact-text.ts";
import type { Page } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { TextPart } from "#lib/mdx/rehype-questions.ts";
import { LANGUAGE_TAGS } from "#schemas/locale.ts";
import { type Thing, thing } from "./thing.ts";

/** The questions and answers of a page. */
export function questionsThing({ questions, language }: Pick<Page, "questions" | "language">): Thing {
  const context = { locale: language, t: translatorFor(language) };
  const textOf = (parts: readonly TextPart[]) =>
    parts.map((part) => (typeof part === "string" ? part : textOfMdxFact(part.component, part.props, context))).join("");
  return thing("FAQPage", {
    inLanguage: LANGUAGE_TAGS[language],
    mainEntity: questions.map(({ question, answer }) =>
      thing("Question", { name: textOf(question), acceptedAnswer: thing("Answer", { text: textOf(answer) }) }),
    ),
  });
}
