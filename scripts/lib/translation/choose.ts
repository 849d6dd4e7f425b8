/** The sections that a command line names. */
import { OptionError } from "#scripts/lib/options.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import { didYouMean, findNearest, listed } from "#scripts/lib/report/wording.ts";
import type { Options } from "./options.ts";
import { comparedTexts, type Pair } from "#scripts/lib/check/translations/pairs.ts";

/**
 * The pairs of a translation's file, of one of its sections, of all translations of a source or of a section of it, or with --all of
 * everything.
 *
 * @throws OptionError when there is no such translation or section, with the one that was probably meant.
 */
export function choosePairs(corpus: Corpus, { file, section, locale, all }: Pick<Options, "file" | "section" | "locale" | "all">): Pair[] {
  const { pairs } = comparedTexts(corpus);
  const inLocale = locale === undefined ? pairs : pairs.filter((pair) => pair.locale === locale);
  if (all || file === undefined) return inLocale;
  const inFile = inLocale.filter((pair) => pair.file === file || pair.source.file === file);
  if (inFile.length === 0) throw new OptionError(describeUnknown(corpus, pairs, file));
  if (section === undefined) return inFile;
  const chosen = inFile.filter((pair) => pair.section?.id === section || pair.source.section.id === section);
  if (chosen.length > 0) return chosen;
  const known = [...new Set(inFile.map((pair) => ((pair.file === file ? pair.section : undefined) ?? pair.source.section).id))];
  throw new OptionError(`${file} has no section ${section}; ${didYouMean(section, known, `it has ${listed(known.slice(0, 8))}`)}`);
}

function describeUnknown(corpus: Corpus, pairs: readonly Pair[], file: string): string {
  const source = file.replace(/^content\/[^/]+/u, `content/${languagesOf(corpus).source}`);
  const wrong = [file, source].find((each) => corpus.documents.get(each)?.sound === false);
  if (wrong !== undefined) return `${wrong} cannot be read: npm run check:content says why`;
  const nearest = findNearest(file, [...new Set(pairs.map((pair) => pair.file))]);
  return `${file} is no translation that anything requires${nearest === undefined ? "" : `; did you mean ${nearest}?`}`;
}
