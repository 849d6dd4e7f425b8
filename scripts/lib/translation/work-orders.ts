/** What a translator has to do, most valuable first: one work order for each section that is outdated, missing or unrecorded. */
import { HAS_SPACES, LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import type { GapClass } from "#schemas/policy.ts";
import { type Corpus, findDoc, linesIn } from "#scripts/lib/check/corpus.ts";
import { placeAt } from "#scripts/lib/content-files/lines.ts";
import { nameOf } from "#scripts/lib/check/translations/names.ts";
import { comparedTexts, type Pair } from "#scripts/lib/check/translations/pairs.ts";
import { seenAt } from "./seen-at.ts";

export type WorkOrder = ReturnType<typeof workOrderOf>;

/** By what a gap costs: law and money first, then what stands on every page. */
const VALUE: readonly GapClass[] = ["legal", "price", "message", "product", "page", "support", "release"];

export function listWorkOrders(corpus: Corpus, locale: Locale): WorkOrder[] {
  return comparedTexts(corpus)
    .pairs.filter((pair) => pair.locale === locale && pair.state !== "done")
    .sort((a, b) => VALUE.indexOf(a.gapClass) - VALUE.indexOf(b.gapClass))
    .map((pair) => workOrderOf(corpus, pair));
}

/** The work order of one section, also of one that is up to date. */
export function workOrderOf(corpus: Corpus, pair: Pair) {
  const { locale, gapClass, state, file, section, source, record, key } = pair;
  const lineOf = (name: string, offset: number) => placeAt(linesIn(corpus)(name), offset).line;
  return {
    locale,
    class: gapClass,
    state,
    /** The translation's file, which may have to be created. */
    file,
    key,
    /** For `accept`: FILE followed by this. */
    section: (section ?? source.section).id,
    name: nameOf(pair),
    /** The line of the translation; undefined while there is none. */
    line: section === undefined ? undefined : lineOf(file, section.at[0]),
    source: {
      file: source.file,
      line: lineOf(source.file, source.section.at[0]),
      text: source.section.text,
      /** What the translation was made from. */
      before: state === "stale" ? record?.text : undefined,
    },
    /** As the file has it. */
    translation: section === undefined ? undefined : corpus.textOf(file).slice(...section.at),
    terms: termsFor(corpus, source.section.text, locale),
    /** A path of the site in this language, or where else the text is seen. */
    seenAt: seenAt(corpus, pair),
    /** Words of the source; characters in languages without spaces. */
    words: countWords(source.section.text, corpus.documents.get(source.file)?.locale),
  };
}

function termsFor(corpus: Corpus, text: string, locale: Locale): { term: string; use: string }[] {
  const terms = findDoc(corpus, "Terms")?.data;
  const lower = text.toLowerCase();
  const agreed = (terms?.terms ?? []).flatMap((entry) => {
    const use = entry?.use?.[locale];
    return entry?.en && use && lower.includes(entry.en.toLowerCase()) ? [{ term: entry.en, use }] : [];
  });
  const names = (terms?.names ?? []).flatMap((entry) =>
    entry?.name && text.includes(entry.name) ? [{ term: entry.name, use: entry.name }] : [],
  );
  return [...agreed, ...names];
}

/** Words of a text, or its characters in a language without spaces. */
export function countWords(text: string, locale: Locale = "en"): number {
  const granularity = HAS_SPACES[locale] ? "word" : "grapheme";
  const segments = new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity }).segment(text);
  return [...segments].filter(({ segment }) => /\p{L}|\p{N}/u.test(segment)).length;
}
