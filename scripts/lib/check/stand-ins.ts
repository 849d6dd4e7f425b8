/** Which problems only say that a text is not translated yet: pages show another language's text in its place. */
import { groupBy } from "#scripts/lib/group-by.ts";
import { touchesLine } from "#scripts/lib/content-files/lines.ts";
import { type Corpus, linesIn, oncePerCorpus } from "./corpus.ts";
import type { Problem } from "./problem.ts";
import { comparedTexts, isCopy } from "#scripts/lib/check/translations/pairs.ts";

/** Found in a text that nobody has compared with its source, or that is in another language. */
const NOT_TRANSLATED: ReadonlySet<string> = new Set(["gaps/unrecorded", "words/wrong-language"]);
/** What a source says rightly can be wrong in another language: its quotation marks, its script, the anchors of its links. */
const IN_COPIES = /^(?:terms\/.*|words\/wrong-script|messages\/wrong-script|words\/anchor-nowhere)$/u;
/** Rules about the language of a text. */
const OF_LANGUAGE = /^(?:terms\/|words\/wrong-(?:language|script|character)$)/u;

/** Marks problems that a missing translation causes. */
export function withStandIns(corpus: Corpus, problems: readonly Problem[]): Problem[] {
  const begun = new Set(comparedTexts(corpus).pairs.flatMap(({ state, file }) => (state === "untranslated" ? [file] : [])));
  return problems.map((problem) =>
    NOT_TRANSLATED.has(problem.rule) || (begun.has(problem.file) && IN_COPIES.test(problem.rule))
      ? { ...problem, hasStandIn: true }
      : problem,
  );
}

const untranslatedByFile = oncePerCorpus((corpus) =>
  groupBy(
    comparedTexts(corpus).pairs.filter(({ state }) => state === "untranslated"),
    ({ file }) => file,
  ),
);

/**
 * Whether a problem says of a text that is not translated what its language is, or how its language is written: a section, or a heading
 * alone, that still is its source's text is one finding, gaps/untranslated.
 */
export function isAboutCopy(corpus: Corpus, { rule, file, line }: Problem): boolean {
  if (!OF_LANGUAGE.test(rule)) return false;
  return (untranslatedByFile(corpus).get(file) ?? []).some((pair) => {
    if (pair.section === undefined) return false;
    const [start, end] = pair.section.at;
    return touchesLine(linesIn(corpus)(file), [start, isCopy(pair) ? end : start], line);
  });
}
