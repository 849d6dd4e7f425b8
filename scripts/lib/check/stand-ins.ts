/** Which problems only say that a text is not translated yet: pages show another language's text in its place. */
import type { Corpus } from "./corpus.ts";
import type { Problem } from "./problem.ts";
import { comparedTexts } from "#scripts/lib/check/translations/pairs.ts";

/** Found in a text that nobody has compared with its source, or that is in another language. */
const NOT_TRANSLATED: ReadonlySet<string> = new Set(["gaps/unrecorded", "words/wrong-language"]);
/** What a source says rightly can be wrong in another language: its quotation marks, its script, the anchors of its links. */
const IN_COPIES = /^(?:terms\/.*|words\/wrong-script|messages\/wrong-script|words\/anchor-nowhere)$/u;

/** Marks problems that a missing translation causes. */
export function withStandIns(corpus: Corpus, problems: readonly Problem[]): Problem[] {
  const begun = new Set(comparedTexts(corpus).pairs.flatMap(({ state, file }) => (state === "untranslated" ? [file] : [])));
  return problems.map((problem) =>
    NOT_TRANSLATED.has(problem.rule) || (begun.has(problem.file) && IN_COPIES.test(problem.rule))
      ? { ...problem, hasStandIn: true }
      : problem,
  );
}
