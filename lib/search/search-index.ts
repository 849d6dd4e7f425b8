/** The index of one language as it travels to browsers: every term with the pages that hold it, and how much each is about it. */
import type { SearchWords } from "#schemas/search-words.ts";

/** What decides the group in which a result is shown, and its rank beside others. */
export type PageKind = "article" | "product" | "download" | "page" | "overview" | "releases" | "legal";

export type IndexedPage = {
  url: string;
  title: string;
  kind: PageKind;
  /** Keys of the products that it is about; empty when it is about none, or all. */
  products: readonly string[];
  /** The name of the file with its text. */
  fragment: string;
};

/**
 * Phrases of the vocabulary: their terms with a space between them. Of languages without spaces a list, with the text itself, folded,
 * unless it is the terms without the spaces.
 */
export type PreparedPhrase = string | readonly [terms: string, text?: string];

export type PreparedWords = Record<"questionWords" | "lightWords", PreparedPhrase[]> & {
  synonyms: PreparedPhrase[][];
  meanings: { typed: PreparedPhrase[]; means: PreparedPhrase[] }[];
};

export type SearchIndex = {
  language: string;
  pages: IndexedPage[];
  /** Every term, with a space between them. */
  terms: string;
  /** The pages of each term, in the order of the terms, as `encodePages` writes them, with a space between two terms. */
  pagesOfTerms: string;
  /** A digit for each of these pages, as `encodeWeight` writes it, all in one. Apart from the pages, both are compressed better. */
  weights: string;
  /** Keywords of several terms, to find those that a query holds: for each page the keys of its sets of terms, one after the other. */
  keywords: string[];
  words: PreparedWords;
  /** Numbers of the pages that are offered before anything is typed. */
  popular: number[];
  /** Names of the products that pages are about, by key. */
  products: Record<string, string>;
};

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const WIDEST = DIGITS.length - 1;
/** Degrees of a page's weight for a term. More of them make the index larger and no query better. */
const DEGREES = 12;

/** @param pages In ascending order. Each is the distance from the one before it, in digits of which the last is not the highest one. */
export function encodePages(pages: readonly number[]): string {
  let last = -1;
  return pages
    .map((page) => {
      const distance = page - last - 1;
      last = page;
      return DIGITS.charAt(WIDEST).repeat(Math.floor(distance / WIDEST)) + DIGITS.charAt(distance % WIDEST);
    })
    .join("");
}

/** The opposite of `encodePages`. */
export function decodePages(text: string): number[] {
  const pages: number[] = [];
  let page = -1;
  for (const digit of text) {
    page += DIGITS.indexOf(digit);
    if (digit !== DIGITS[WIDEST]) pages.push((page += 1));
  }
  return pages;
}

/** A digit for a weight from 0 to 1, higher by `DEGREES` when the term is a whole keyword of the page. */
export const encodeWeight = (weight: number, isKeyword: boolean): string =>
  DIGITS.charAt(Math.max(0, Math.ceil(weight * DEGREES) - 1) + (isKeyword ? DEGREES : 0));

/** The opposite of `encodeWeight`, but for the rounding. */
export function decodeWeight(digit: string): { weight: number; isKeyword: boolean } {
  const value = DIGITS.indexOf(digit);
  return { weight: ((value % DEGREES) + 1) / DEGREES, isKeyword: value >= DEGREES };
}

/** Characters of a key. */
export const KEY_LENGTH = 3;

/** A key of 18 bits for a set of terms, without regard to their order: of some thousand sets, hardly two of one page share one. */
export function phraseKey(terms: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of [...new Set(terms)].sort().join(" ")) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return Array.from({ length: KEY_LENGTH }, (_, place) => DIGITS.charAt((hash >>> (26 - 6 * place)) & 63)).join("");
}

export type Vocabulary = Pick<SearchWords, keyof PreparedWords> & Pick<SearchWords, "compoundParts">;

export const termsOfPhrase = (phrase: PreparedPhrase): string => (typeof phrase === "string" ? phrase : phrase[0]);

/** @returns The text of a phrase without spaces; undefined of others. */
export const textOfPhrase = (phrase: PreparedPhrase): string | undefined =>
  typeof phrase === "string" ? undefined : (phrase[1] ?? phrase[0].replaceAll(" ", ""));

/** Whether a text is written without spaces: in kana or Chinese characters. */
export const isUnspaced = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\u30fc]/u.test(text);
