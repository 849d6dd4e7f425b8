/** What a query looks for: its words and phrases, without those of the question, each with everything that means the same. */
import { splitCompound, splitUnspaced } from "./compounds.ts";
import { fold } from "./fold.ts";
import { searchLanguage } from "./languages.ts";
import type { LoadedIndex, Meaning } from "./loaded-index.ts";
import { isLatin, type QueryWord, readWord } from "./query-words.ts";
import { stem } from "./stem.ts";
import { tokensOf } from "./tokens.ts";

/** One thing that is asked for. A page should hold at least one of its meanings. */
export type Part = {
  typed: string;
  /** Its own terms, to compare with whole titles and keywords. */
  terms: readonly string[];
  meanings: readonly Meaning[];
  isLight: boolean;
  /** Below 1 when the word is not known and another was taken for it, above 1 for a phrase of the vocabulary. */
  certainty: number;
};

const MAX_WORDS = 24;
const JOINED_WEIGHT = 0.75;
/** Several words that the vocabulary has together say more than each of them. */
const PHRASE_CERTAINTY = 1.4;

/** @param query What was typed; only its first words count. */
export function readQuery(query: string, index: LoadedIndex): Part[] {
  const { found, rest } = takeTexts(fold(query, index.language), query, index);
  const tokens = rest.flatMap((text) => tokensOf(text, index.language)).slice(0, MAX_WORDS);
  const words = tokens.map((token, place) => readWord(token, index, place === tokens.length - 1 && !/\s$/u.test(query)));
  const isDigits = (word: QueryWord) => /^[\d.]+$/u.test(word.typed);
  const reader = new WordReader(words, index, found);
  // A phrase may hold words of a question ("how much", "get rid of"), so phrases come first.
  for (const phrase of index.longPhrases) reader.takePhrase(phrase, phrase, 0);
  reader.skipQuestion();
  for (const phrase of index.longPhrases) {
    const telling = phrase.filter((term) => !index.questionTerms.has(term));
    if (telling.length > 1) reader.takePhrase(telling, phrase, 1);
  }
  reader.takeWords();
  return reader.parts.map((part) => ({
    ...part,
    isLight: part.isLight || words.some((word) => word.typed === part.typed && isDigits(word)),
  }));
}

/** Finds phrases in text without spaces, where they are cut as a person reads them. */
function takeTexts(folded: string, query: string, index: LoadedIndex): { found: Part[]; rest: string[] } {
  const found: Part[] = [];
  // Folding a text that is longer or shorter than before would lose the places.
  let rest = [folded.length === query.length ? query : folded];
  for (const { text, terms } of index.texts) {
    for (;;) {
      const place = rest.findIndex((piece) => placeOf(text, piece, index.language) >= 0);
      const piece = rest[place];
      if (piece === undefined) break;
      const start = placeOf(text, piece, index.language);
      rest = [...rest.slice(0, place), piece.slice(0, start), piece.slice(start + text.length), ...rest.slice(place + 1)];
      if (terms !== undefined) found.push(partOf(text, [{ terms, weight: 1 }], [text], terms, index));
    }
  }
  return { found, rest };
}

/** Where a phrase stands, unless it is part of a longer loanword or of a Latin word. */
function placeOf(text: string, piece: string, language: string): number {
  const place = fold(piece, language).indexOf(text);
  if (place < 0) return -1;
  const original = piece.slice(place, place + text.length);
  const isJoined = (inner: string | undefined, outer: string | undefined) =>
    inner !== undefined &&
    outer !== undefined &&
    [/[\u30a1-\u30fa\u30fc]/u, /[\p{Script=Latin}\p{N}]/u].some((script) => script.test(inner) && script.test(outer));
  return isJoined(original[0], piece[place - 1]) || isJoined(original.at(-1), piece[place + text.length]) ? -1 : place;
}

/** Takes phrases and words out of a query until none is left. */
class WordReader {
  readonly #free: Set<number>;
  readonly #words: readonly QueryWord[];
  readonly #index: LoadedIndex;
  readonly parts: Part[];

  constructor(words: readonly QueryWord[], index: LoadedIndex, parts: Part[]) {
    this.#words = words;
    this.#index = index;
    this.parts = parts;
    this.#free = new Set(words.keys());
  }

  /**
   * @param phrase Terms to find.
   * @param whole The phrase of the vocabulary that they come from.
   * @param slack How many other words may stand between; with any, the order is free.
   */
  takePhrase(phrase: readonly string[], whole: readonly string[], slack: number): void {
    const places = this.#find(phrase, slack);
    if (places === undefined) return;
    for (const place of places) this.#free.delete(place);
    const typed = places.map((place) => this.#words[place]?.typed).join(" ");
    this.parts.push(partOf(typed, [{ terms: phrase, weight: 1 }], [whole.join(" ")], phrase, this.#index));
  }

  /** Leaves out the words of the question, unless there are no others. */
  skipQuestion(): void {
    const before = [...this.#free];
    for (const phrase of this.#index.questionPhrases) {
      for (let places = this.#find(phrase, 0); places !== undefined; places = this.#find(phrase, 0))
        for (const place of places) this.#free.delete(place);
    }
    if (this.#free.size === 0 && this.parts.length === 0) for (const place of before) this.#free.add(place);
  }

  takeWords(): void {
    for (const place of [...this.#free]) {
      if (!this.#free.delete(place)) continue;
      const word = this.#words[place];
      const next = this.#free.has(place + 1) ? this.#words[place + 1] : undefined;
      if (word === undefined) continue;
      const joined = next === undefined ? undefined : this.#joinedTerm(word, next);
      if (joined === undefined || next === undefined) {
        this.parts.push(partOf(word.typed, word.meanings, word.readings, [word.term], this.#index));
        continue;
      }
      this.#free.delete(place + 1);
      const meanings = [
        { terms: [joined], weight: 1 },
        { terms: [word.term, next.term], weight: JOINED_WEIGHT },
      ];
      this.parts.push(partOf(`${word.typed} ${next.typed}`, meanings, [joined], [joined], this.#index));
    }
  }

  /** "plug in" and "side rack" are also written as one word. */
  #joinedTerm(word: QueryWord, next: QueryWord): string | undefined {
    const joined = stem(word.typed + next.typed, this.#index.language);
    return this.#index.weightsOf(joined) !== undefined || this.#index.meanings.has(joined) ? joined : undefined;
  }

  #find(phrase: readonly string[], slack: number): number[] | undefined {
    const free = [...this.#free];
    const termAt = (place: number) => this.#words[place]?.term;
    for (const [from, first] of free.entries()) {
      const window = free.slice(from, from + phrase.length + slack);
      if (slack === 0) {
        if (window.length === phrase.length && window.every((place, step) => place === first + step && termAt(place) === phrase[step]))
          return window;
        continue;
      }
      const places = phrase.map((term) => window.find((place) => termAt(place) === term));
      if (places.every((place) => place !== undefined) && new Set(places).size === phrase.length) return places;
    }
    return undefined;
  }
}

function partOf(typed: string, own: readonly Meaning[], readings: readonly string[], terms: readonly string[], index: LoadedIndex): Part {
  const certainty = own[0]?.weight ?? 1;
  const others = readings.flatMap((reading) => index.meanings.get(reading) ?? []);
  const all = [...own, ...others.map((meaning) => ({ terms: meaning.terms, weight: meaning.weight * certainty }))];
  return {
    typed,
    terms,
    meanings: all.flatMap((meaning) => resolve(meaning, index)),
    isLight: index.lightPhrases.has(terms.join(" ")),
    certainty: terms.length > 1 && others.length > 0 ? PHRASE_CERTAINTY : certainty,
  };
}

/** Leaves out what no page holds, and words of a question; a term that pages write apart is looked for in parts. */
function resolve({ terms, weight }: Meaning, index: LoadedIndex): Meaning[] {
  const telling = terms.filter((term) => !index.questionTerms.has(term));
  const wanted = telling.length === 0 ? terms : telling;
  const { language } = index;
  const isHeld = (piece: string) => index.weightsOf(piece) !== undefined || index.weightsOf(stem(piece, language)) !== undefined;
  const partsOf = (term: string) => {
    if (!isLatin(term)) return splitUnspaced(term, isHeld);
    return searchLanguage(language).joinsWords ? (splitCompound(term, isHeld) ?? []).map((piece) => stem(piece, language)) : [];
  };
  const resolved = wanted.map((term) => (index.weightsOf(term) === undefined ? partsOf(term) : [term]));
  return resolved.some(({ length }) => length === 0) ? [] : [{ terms: resolved.flat(), weight }];
}
