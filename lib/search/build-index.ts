/** Makes the index of one language from the text of its pages. */
import { splitCompound } from "./compounds.ts";
import { fold } from "./fold.ts";
import {
  encodePages,
  encodeWeight,
  type IndexedPage,
  type PageKind,
  isUnspaced,
  phraseKey,
  type PreparedPhrase,
  type PreparedWords,
  type SearchIndex,
  termsOfPhrase,
  type Vocabulary,
} from "./search-index.ts";
import { searchLanguage } from "./languages.ts";
import { stem } from "./stem.ts";
import { tokensOf, termsOf } from "./tokens.ts";
import { isJoined } from "./unspaced.ts";

export type PageText = IndexedPage & { lead: string; headings: readonly string[]; keywords: readonly string[]; body: string };

/** How much a page is about a term that stands in one of its fields once. */
const WEIGHTS = { title: 1, keyword: 0.75, heading: 0.45, lead: 0.4, body: 0.2 };
/** A page that lists or quotes others is about less of what it says. */
const KIND_WEIGHTS: Record<PageKind, number> = {
  article: 1,
  product: 1,
  download: 0.8,
  page: 0.85,
  overview: 0.65,
  releases: 0.5,
  legal: 0.4,
};
/** How much a long phrase takes from each of its words. */
const LENGTH_POWER = 0.35;
/** The share of a compound's weight that its parts get. */
const PART_WEIGHT = 0.6;
/** From this length on a German word may be a compound of two parts. */
const SHORTEST_COMPOUND = 9;
const LONGEST_PART = 12;

/** @param offers Addresses of popular pages, and the names of products by key. */
export function buildIndex(
  pages: readonly PageText[],
  vocabulary: Vocabulary,
  language: string,
  offers: { popular: readonly string[]; products: Record<string, string> } = { popular: [], products: {} },
): SearchIndex {
  const cut = cutterFor(pages, vocabulary, language);
  const words = prepareWords(vocabulary, language);
  const questionTerms = new Set(words.questionWords.map(termsOfPhrase));
  const keywords = pages.map((page) => keywordsOf(page.keywords, questionTerms, language));
  const byTerm = new Map<string, Postings>();
  for (const [number, page] of pages.entries()) {
    const wholeKeywords = new Set(keywords[number]?.flatMap((set) => (set.length === 1 ? set : [])));
    for (const [term, weight] of weightsOf(page, cut)) {
      const { weights, keywordOf }: Postings = byTerm.get(term) ?? { weights: new Map<number, number>(), keywordOf: new Set<number>() };
      weights.set(number, weight);
      if (wholeKeywords.has(term)) keywordOf.add(number);
      byTerm.set(term, { weights, keywordOf });
    }
  }
  const told = [...byTerm].map(([term, postings]) => [term, tellingOf(postings)] as const);
  const kept = told.filter(([term, postings]) => !isJoinedInPassing(term, postings, language)).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    language,
    pages: pages.map(({ url, title, kind, products, fragment }) => ({ url, title, kind, products, fragment })),
    terms: kept.map(([term]) => term).join(" "),
    pagesOfTerms: kept.map(([, { weights }]) => encodePages([...weights.keys()])).join(" "),
    weights: kept
      .flatMap(([, { weights, keywordOf }]) => [...weights].map(([page, weight]) => encodeWeight(weight, keywordOf.has(page))))
      .join(""),
    keywords: keywords.map((sets) => [...new Set(sets.filter(({ length }) => length > 1).map(phraseKey))].sort().join("")),
    words,
    popular: offers.popular.flatMap((url) => pages.flatMap((page, number) => (page.url === url ? [number] : []))),
    products: offers.products,
  };
}

/** From this weight on a page is about a term. */
const TELLING = 0.3;
/** Up to this weight a page only mentions it. */
const PASSING = 0.1875;

/** How much pages are about a term, from 0 to 1, by the page's number, in ascending order; and the pages of which it is a whole keyword. */
type Postings = { weights: Map<number, number>; keywordOf: Set<number> };

/** Without pages that mention the term in passing, if others are about it: a tenth of the index, and no query finds less by `npm run check:search`. */
function tellingOf({ weights, keywordOf }: Postings): Postings {
  if (![...weights.values()].some((weight) => weight >= TELLING)) return { weights, keywordOf };
  return { weights: new Map([...weights].filter(([page, weight]) => weight > PASSING || keywordOf.has(page))), keywordOf };
}

/** Two characters that are no word, only neighbours, and that no page is about: a third of the terms of Chinese. */
const isJoinedInPassing = (term: string, { weights, keywordOf }: Postings, language: string): boolean =>
  keywordOf.size === 0 && [...weights.values()].every((weight) => weight < TELLING) && isJoined(term, language);

/** Longer keywords add keys and find nothing that their terms do not: measured by `npm run check:search`. */
const MAX_KEYWORD_TERMS = 2;

/** The terms of each short phrase without its words of a question, unless it has no others. */
function keywordsOf(phrases: readonly string[], questionTerms: ReadonlySet<string>, language: string): string[][] {
  const sets = phrases.map((phrase) => {
    const terms = [...new Set(termsOf(phrase, language))];
    const telling = terms.filter((term) => !questionTerms.has(term));
    return telling.length === 0 ? terms : telling;
  });
  return sets.filter(({ length }) => length > 0 && length <= MAX_KEYWORD_TERMS);
}

type Cutter = (text: string) => { term: string; share: number }[];

/** Cuts text to terms, and compounds and hyphenated words to their parts, which get a share of the weight. */
function cutterFor(pages: readonly PageText[], vocabulary: Vocabulary, language: string): Cutter {
  const known = new Set(vocabulary.compoundParts.flatMap((part) => tokensOf(part, language).flatMap(({ term, typed }) => [term, typed])));
  const { joinsWords } = searchLanguage(language);
  if (joinsWords)
    for (const page of pages)
      for (const text of [page.title, ...page.headings, ...page.keywords, page.lead])
        for (const { term, typed } of tokensOf(text, language)) if (typed.length <= LONGEST_PART) known.add(term).add(typed);
  return (text) =>
    tokensOf(text, language).flatMap(({ term, typed, parts }) => {
      const isCompound = joinsWords && typed.length >= SHORTEST_COMPOUND;
      const pieces = isCompound ? (splitCompound(typed, (piece) => known.has(piece) || known.has(stem(piece, language))) ?? []) : [];
      const partTerms = [...parts.filter((part) => part.length > 2), ...pieces.map((piece) => stem(piece, language))];
      return [{ term, share: 1 }, ...partTerms.filter((part) => part !== term).map((part) => ({ term: part, share: PART_WEIGHT }))];
    });
}

function weightsOf(page: PageText, cut: Cutter): Map<string, number> {
  const weights = new Map<string, number>();
  // Fields add up like chances: two halves make three quarters.
  const add = (term: string, weight: number) => weights.set(term, 1 - (1 - (weights.get(term) ?? 0)) * (1 - weight));
  const kindWeight = KIND_WEIGHTS[page.kind];
  for (const [term, weight] of strongestOf([page.title], cut)) add(term, weight * WEIGHTS.title);
  // Keywords are alternatives: ten of them with one word make the page no more about it than the shortest does.
  for (const [term, weight] of strongestOf(page.keywords, cut)) add(term, weight * WEIGHTS.keyword * kindWeight);
  for (const [term, weight] of strongestOf(page.headings, cut)) add(term, weight * WEIGHTS.heading * kindWeight);
  for (const { term, share } of cut(page.lead)) add(term, WEIGHTS.lead * share * kindWeight * 0.6);
  const counts = new Map<string, number>();
  for (const { term, share } of cut(page.body)) counts.set(term, (counts.get(term) ?? 0) + share);
  for (const [term, count] of counts) add(term, WEIGHTS.body * kindWeight * (count / (count + 1.5)) * 1.5);
  return weights;
}

/** A phrase of many words is less about each of them. @returns Each term's weight in the phrase that is most about it. */
function strongestOf(phrases: readonly string[], cut: Cutter): Map<string, number> {
  const weights = new Map<string, number>();
  for (const phrase of phrases) {
    const terms = cut(phrase);
    const size = Math.max(1, terms.filter(({ share }) => share === 1).length);
    for (const { term, share } of terms) weights.set(term, Math.max(weights.get(term) ?? 0, share / size ** LENGTH_POWER));
  }
  return weights;
}

function prepareWords({ synonyms, meanings, questionWords, lightWords }: Vocabulary, language: string): PreparedWords {
  const prepare = (phrases: readonly string[]) => {
    const prepared = new Map<string, PreparedPhrase>();
    for (const phrase of phrases) {
      const terms = termsOf(phrase, language).join(" ");
      const text = fold(phrase, language);
      if (isUnspaced(text)) prepared.set(text, terms.replaceAll(" ", "") === text ? [terms] : [terms, text]);
      else if (terms !== "") prepared.set(terms, terms);
    }
    return [...prepared.values()];
  };
  return {
    synonyms: synonyms.map(prepare).filter(({ length }) => length > 1),
    meanings: meanings.map(({ typed, means }) => ({ typed: prepare(typed), means: prepare(means) })),
    questionWords: prepare(questionWords),
    lightWords: prepare(lightWords),
  };
}
