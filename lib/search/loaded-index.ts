/** The index as the search uses it: terms with their pages, and the vocabulary by what is typed. */
import { termsOf } from "./tokens.ts";
import { NEGATION_TERM } from "./unspaced.ts";
import {
  decodePages,
  decodeWeight,
  KEY_LENGTH,
  phraseKey,
  type PreparedPhrase,
  type SearchIndex,
  termsOfPhrase,
  textOfPhrase,
} from "./search-index.ts";

/** How much pages are about a term, by the page's number, and the pages of which it is a whole keyword. */
type Postings = { weights: ReadonlyMap<number, number>; keywordOf: readonly number[] };

/** A way to say the same: terms that a page should hold together, and how sure it is that they mean the same. */
export type Meaning = { terms: readonly string[]; weight: number };

export type LoadedIndex = Readonly<ReturnType<typeof loadIndex>>;

const SYNONYM_WEIGHT = 0.9;
const MEANING_WEIGHT = 0.75;
/** Shorter words of a question stand inside other words. */
const SHORTEST_QUESTION_TEXT = 3;

export function loadIndex(index: SearchIndex) {
  const { language, pages } = index;
  const terms = index.terms === "" ? [] : index.terms.split(" ");
  const questionPhrases = byLength(index.words.questionWords.map(split));
  const questionTerms = new Set(questionPhrases.flatMap((phrase) => (phrase.length === 1 ? phrase : [])));
  const meanings = meaningsOf(index);
  const postings = readPostings(terms, index);
  const keywords = pagesByKey(index.keywords);
  return {
    language,
    pages,
    /** Numbers of the pages that have this set of terms as a keyword. */
    pagesWithKeyword: (set: readonly string[]): readonly number[] => {
      const [term, ...others] = new Set(set);
      if (term === undefined) return [];
      return others.length === 0 ? (postings.get(term)?.keywordOf ?? []) : (keywords.get(phraseKey(set)) ?? []);
    },
    /** The terms of each page's title, without those of a question. */
    titleTerms: pages.map(({ title }) => new Set(termsOf(title, language).filter((term) => !questionTerms.has(term)))),
    terms,
    /** How much pages are about a term, from 0 to 1, by the page's number; undefined when none holds it. */
    weightsOf: (term: string) => postings.get(term)?.weights,
    /** Other ways to say a phrase of the vocabulary, by its terms with a space between them. */
    meanings,
    /** Phrases of several terms that have other meanings, the longest first. */
    longPhrases: byLength([...meanings.keys()].map((phrase) => phrase.split(" ")).filter(({ length }) => length > 1)),
    texts: textsOf(index),
    /** Every term that a phrase of the vocabulary holds. */
    vocabulary: new Set([...meanings].flatMap(([typed, others]) => [...typed.split(" "), ...others.flatMap((other) => other.terms)])),
    questionPhrases,
    questionTerms,
    /** Their terms with a space between them. */
    lightPhrases: new Set(index.words.lightWords.map(termsOfPhrase)),
  };
}

function pagesByKey(keysOfPages: readonly string[]): Map<string, number[]> {
  const pages = new Map<string, number[]>();
  for (const [page, keys] of keysOfPages.entries())
    for (let at = 0; at < keys.length; at += KEY_LENGTH) {
      const key = keys.slice(at, at + KEY_LENGTH);
      pages.set(key, [...(pages.get(key) ?? []), page]);
    }
  return pages;
}

const split = (phrase: PreparedPhrase) =>
  termsOfPhrase(phrase)
    .split(" ")
    .filter((term) => term !== "");
const byLength = <Phrase extends { length: number }>(phrases: Phrase[]) =>
  phrases.filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);

function readPostings(terms: readonly string[], { pagesOfTerms, weights }: SearchIndex): Map<string, Postings> {
  const postings = new Map<string, Postings>();
  let at = 0;
  for (const [number, pages] of pagesOfTerms.split(" ").entries()) {
    const read = decodePages(pages).map((page) => ({ page, ...decodeWeight(weights.charAt(at++)) }));
    postings.set(terms[number] ?? "", {
      weights: new Map(read.map(({ page, weight }) => [page, weight])),
      keywordOf: read.filter(({ isKeyword }) => isKeyword).map(({ page }) => page),
    });
  }
  return postings;
}

function meaningsOf({ words }: SearchIndex): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  const add = (typed: PreparedPhrase, others: readonly PreparedPhrase[], weight: number) => {
    const more = others.filter((other) => other !== typed).map((other) => ({ terms: split(other), weight }));
    for (const key of keysOf(typed)) meanings.set(key, [...(meanings.get(key) ?? []), ...more.filter(({ terms }) => terms.length > 0)]);
  };
  for (const group of words.synonyms) for (const phrase of group) add(phrase, group, SYNONYM_WEIGHT);
  for (const { typed, means } of words.meanings) for (const phrase of typed) add(phrase, means, MEANING_WEIGHT);
  return meanings;
}

/** A phrase is found by its terms, and without spaces also by its text. "Not" alone is no phrase: できない has no other term. */
function keysOf(phrase: PreparedPhrase): string[] {
  const terms = termsOfPhrase(phrase);
  return [...new Set([...(terms === "" || terms === NEGATION_TERM ? [] : [terms]), textOfPhrase(phrase) ?? []].flat())];
}

/** @returns Phrases without spaces, the longest first. `terms` is undefined for what belongs to the question. */
function textsOf({ words }: SearchIndex): { text: string; terms: readonly string[] | undefined }[] {
  const typed = [...words.synonyms.flat(), ...words.meanings.flatMap((entry) => entry.typed)];
  const texts = new Map<string, readonly string[] | undefined>();
  for (const phrase of words.questionWords) {
    const text = textOfPhrase(phrase) ?? "";
    if (text.length >= SHORTEST_QUESTION_TEXT) texts.set(text, undefined);
  }
  for (const phrase of typed) {
    const text = textOfPhrase(phrase) ?? "";
    if (text.length > 1) texts.set(text, split(phrase));
  }
  return [...texts].map(([text, terms]) => ({ text, terms })).sort((a, b) => b.text.length - a.text.length);
}
