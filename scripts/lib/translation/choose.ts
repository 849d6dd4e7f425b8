/** The sections that a command line names. */
import { OptionError } from "#scripts/lib/options.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import { didYouMean, findNearest, listed } from "#scripts/lib/report/wording.ts";
import type { Options, Subject } from "./options.ts";
import { comparedTexts, type Pair } from "#scripts/lib/check/translations/pairs.ts";

/** Whether a pair is of a translation's file, of one of its sections, or of all translations of a source or of a section of it. */
const isOf = (pair: Pair, { file, section }: Subject): boolean =>
  (pair.file === file || pair.source.file === file) &&
  (section === undefined || pair.section?.id === section || pair.source.section.id === section);

/** Whether a command line names this very section of a translation, and not only its file. */
export const isNamed = (pair: Pair, subjects: readonly Subject[]): boolean =>
  subjects.some((subject) => subject.section !== undefined && subject.file === pair.file && isOf(pair, subject));

/**
 * The pairs that a command line names; without a file all of them.
 *
 * @throws OptionError when there is no such translation or section, with the one that was probably meant.
 */
export function choosePairs(corpus: Corpus, { subjects, locale }: Pick<Options, "subjects" | "locale">): Pair[] {
  const { pairs } = comparedTexts(corpus);
  const inLocale = locale === undefined ? pairs : pairs.filter((pair) => pair.locale === locale);
  if (subjects.length === 0) return inLocale;
  for (const { file, section } of subjects) {
    const inFile = inLocale.filter((pair) => isOf(pair, { file }));
    if (inFile.length === 0) throw new OptionError(describeUnknown(corpus, pairs, file));
    if (section === undefined || inFile.some((pair) => isOf(pair, { file, section }))) continue;
    const known = [...new Set(inFile.map((pair) => ((pair.file === file ? pair.section : undefined) ?? pair.source.section).id))];
    throw new OptionError(`${file} has no section ${section}; ${didYouMean(section, known, `it has ${listed(known.slice(0, 8))}`)}`);
  }
  return inLocale.filter((pair) => subjects.some((subject) => isOf(pair, subject)));
}

function describeUnknown(corpus: Corpus, pairs: readonly Pair[], file: string): string {
  const source = file.replace(/^content\/[^/]+/u, `content/${languagesOf(corpus).source}`);
  const wrong = [file, source].find((each) => corpus.documents.get(each)?.sound === false);
  if (wrong !== undefined) return `${wrong} cannot be read: npm run check:content says why`;
  const nearest = findNearest(file, [...new Set(pairs.map((pair) => pair.file))]);
  return `${file} is no translation that anything requires${nearest === undefined ? "" : `; did you mean ${nearest}?`}`;
}
