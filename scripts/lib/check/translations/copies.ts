/** Sections that still are their source's text are one finding each: gaps/untranslated. */
import { type Corpus, oncePerCorpus } from "#scripts/lib/check/corpus.ts";
import { groupBy } from "#scripts/lib/group-by.ts";
import type { Problem } from "#scripts/lib/check/problem.ts";
import { type Lines, touchesLine } from "#scripts/lib/content-files/lines.ts";
import { comparedTexts, isCopy } from "./pairs.ts";

/** Rules about the language of a text. */
const OF_LANGUAGE = /^(?:terms\/|words\/wrong-(?:language|script|character)$)/u;

const copiesByFile = oncePerCorpus((corpus) => groupBy(comparedTexts(corpus).pairs.filter(isCopy), ({ file }) => file));

/** Whether a problem says of a text that is not translated what its language is, or how its language is written. */
export function isAboutCopy(corpus: Corpus, { rule, file, line }: Problem, linesOf: (file: string) => Lines): boolean {
  if (!OF_LANGUAGE.test(rule)) return false;
  return (copiesByFile(corpus).get(file) ?? []).some(
    ({ section }) => section !== undefined && touchesLine(linesOf(file), section.at, line),
  );
}
