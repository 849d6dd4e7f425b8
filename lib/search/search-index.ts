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
  /** The name of its text in Pagefind's folder of fragments. */
  fragment: string;
};

/** Phrases of the vocabulary: their terms with a space between them. Of languages without spaces also the text itself, folded. */
export type PreparedPhrase = string | readonly [terms: string, text: string];

export type PreparedWords = Record<"questionWords" | "lightWords", PreparedPhrase[]> & {
  synonyms: PreparedPhrase[][];
  meanings: { typed: PreparedPhrase[]; means: PreparedPhrase[] }[];
};

export type SearchIndex = {
  language: string;
  pages: IndexedPage[];
  /** Every term, with a space between them. */
  terms: string;
  /** The pages of each term, in the order of the terms. */
  postings: string;
  /** Keywords as sets of terms, to find those that a query holds: for each page the keys of its sets, one after the other. */
  keywords: string[];
  words: PreparedWords;
  /** Numbers of the pages that are offered before anything is typed. */
  popular: number[];
  /** Names of the products that pages are about, by key. */
  products: Record<string, string>;
};

/** How much a page is about a term: from 0 to 1, by the page's number. */
export type Postings = ReadonlyMap<number, number>;

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const WIDEST = DIGITS.length - 1;
/** Degrees of a page's weight for a term. More of them make the index larger and no query better. */
const DEGREES = 16;

/** Each page is the distance from the one before it, and a digit for its weight. */
export function encodePostings(postings: Postings): string {
  let last = -1;
  let text = "";
  for (const [page, weight] of [...postings].sort(([a], [b]) => a - b)) {
    let distance = page - last - 1;
    for (; distance >= WIDEST; distance -= WIDEST) text += DIGITS.charAt(WIDEST);
    text += `${DIGITS[distance] ?? ""}${DIGITS[Math.max(0, Math.ceil(weight * DEGREES) - 1)] ?? ""}`;
    last = page;
  }
  return text;
}

/** The opposite of `encodePostings`, but for the rounding of weights. */
export function decodePostings(text: string): Map<number, number> {
  const postings = new Map<number, number>();
  let page = -1;
  for (let place = 0; place < text.length; place += 2) {
    for (; text[place] === DIGITS[WIDEST]; place += 1) page += WIDEST;
    page += DIGITS.indexOf(text[place] ?? "") + 1;
    postings.set(page, (DIGITS.indexOf(text[place + 1] ?? "") + 1) / DEGREES);
  }
  return postings;
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

/** Whether a text is written without spaces: in kana or Chinese characters. */
export const isUnspaced = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\u30fc]/u.test(text);
