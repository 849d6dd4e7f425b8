/** A typed word and the terms of the index it may stand for: itself, a word written otherwise, one that it begins, or one without its typing error. */
import { splitCompound, splitUnspaced } from "./compounds.ts";
import type { LoadedIndex, Meaning } from "./loaded-index.ts";
import { isOneEdit } from "./one-edit.ts";
import { stem, stemsOfBeginning } from "./stem.ts";
import type { Token } from "./tokens.ts";
import { NEGATION_TERM } from "./unspaced.ts";

export type QueryWord = {
  /** As typed, folded. */
  typed: string;
  /** The term that it most likely is. */
  term: string;
  /** What to look for, without the vocabulary. */
  meanings: readonly Meaning[];
  /** What to look up in the vocabulary. */
  readings: readonly string[];
};

const PARTS_WEIGHT = 0.75;
const HALF_WEIGHT = 0.5;
const INSIDE_WEIGHT = 0.7;
const BEGINNING_WEIGHT = 0.6;
const TYPING_ERROR_WEIGHT = 0.7;
/** Shorter words have too many neighbours at one edit. */
const SHORTEST_CORRECTED = 5;
const SHORTEST_BEGINNING = 2;
/** A compound of which only one half is known has at least so many letters. */
const SHORTEST_HALF_KNOWN = 8;
const SHORTEST_HALF = 4;
/** A page with a lower weight for a term only mentions it. */
const MENTIONED = 0.3;
const MAX_GUESSES = 12;
const MAX_CORRECTIONS = 3;

export const isLatin = (term: string): boolean => /^[\p{Script=Latin}\p{N}]/u.test(term);

/** @param isLast Whether it may still be being typed. */
export function readWord(token: Token, index: LoadedIndex, isLast: boolean): QueryWord {
  const { term, typed } = token;
  const isKnown = (other: string) => index.weightsOf(other) !== undefined || index.vocabulary.has(other) || index.questionTerms.has(other);
  const parts = partsOf(token, index, isKnown);
  const exact = isKnown(term) ? [{ terms: [term], weight: 1 }] : [];
  const wordOf = (meanings: readonly Meaning[], readings: readonly string[]) => ({ typed, term: readings[0] ?? term, meanings, readings });

  const written = [...exact, ...parts, ...(isLatin(term) ? [] : termsWith(term, index))];
  const halves = parts.flatMap(({ terms }) => (terms.length === 1 ? terms : []));
  if (exact.length > 0) return wordOf(written, [term, ...halves]);
  const isBegun = isLast && typed.length >= SHORTEST_BEGINNING;
  // A word of which a part of the ending is missing is longer than its term.
  const begun = isBegun ? stemsOfBeginning(typed, index.language).filter(isKnown) : [];
  written.push(...begun.map((other) => ({ terms: [other], weight: BEGINNING_WEIGHT })), ...(isBegun ? termsBeginning(token, index) : []));
  if (written.length > 0) return wordOf(written, [...begun, term, ...halves]);
  const corrected = correctionsOf(token, index);
  return corrected.length === 0
    ? wordOf([{ terms: [term], weight: 1 }], [term])
    : wordOf(
        corrected.map((other) => ({ terms: [other], weight: TYPING_ERROR_WEIGHT })),
        corrected,
      );
}

function partsOf({ term, typed, parts }: Token, index: LoadedIndex, isKnown: (term: string) => boolean): Meaning[] {
  const { language } = index;
  const knownParts = parts.filter(isKnown);
  if (parts.length > 1) return knownParts.length === 0 ? [] : [{ terms: knownParts, weight: PARTS_WEIGHT }];
  if (!isLatin(term)) {
    const pieces = isKnown(term) ? [] : splitUnspaced(term, isKnown);
    return pieces.length === 0 ? [] : [{ terms: pieces, weight: PARTS_WEIGHT }];
  }
  const withDigits = isKnown(term) ? null : /^(\p{L}{2,})(\d.*)$/u.exec(typed);
  if (withDigits !== null) return [{ terms: [stem(withDigits[1] ?? "", language), withDigits[2] ?? ""], weight: PARTS_WEIGHT }];
  if (language !== "de") return [];
  const isTopic = (piece: string) => isKnown(piece) && !isMentionedOnly(piece, index);
  const isPart = (piece: string) => piece !== typed && (isTopic(piece) || isTopic(stem(piece, language)));
  const pieces = splitCompound(typed, isPart) ?? [];
  const half = pieces.length === 0 && isMentionedOnly(term, index) ? knownHalf(typed, isPart) : undefined;
  return [
    ...(pieces.length === 0 ? [] : [{ terms: pieces.map((piece) => stem(piece, language)), weight: PARTS_WEIGHT }]),
    ...(half === undefined ? [] : [{ terms: [stem(half, language)], weight: HALF_WEIGHT }]),
  ];
}

/** Whether no page is about a term. */
const isMentionedOnly = (term: string, index: LoadedIndex) =>
  !index.vocabulary.has(term) && [...(index.weightsOf(term)?.values() ?? [])].every((weight) => weight < MENTIONED);

/** The longest known beginning or end of a compound whose rest nobody has written. */
function knownHalf(word: string, isPart: (piece: string) => boolean): string | undefined {
  if (word.length < SHORTEST_HALF_KNOWN) return undefined;
  for (let length = word.length - 3; length >= SHORTEST_HALF; length -= 1)
    for (const piece of [word.slice(-length), word.slice(0, length)]) if (isPart(piece)) return piece;
  return undefined;
}

/** Terms that hold another one, in languages without spaces: 激活码 for 激活. */
function termsWith(term: string, index: LoadedIndex): Meaning[] {
  if (term.length < 2 || term === NEGATION_TERM) return [];
  return guesses(index, INSIDE_WEIGHT, (other) => other !== term && other.includes(term));
}

const termsBeginning = ({ term, typed }: Token, index: LoadedIndex): Meaning[] =>
  guesses(index, BEGINNING_WEIGHT, (other) => other.startsWith(term) || other.startsWith(typed));

const guesses = (index: LoadedIndex, weight: number, isGuess: (term: string) => boolean): Meaning[] =>
  index.terms
    .filter(isGuess)
    .slice(0, MAX_GUESSES)
    .map((term) => ({ terms: [term], weight }));

/** Terms at one edit, those on most pages first; without one, the term that the word begins with, because its error may be in the ending. */
function correctionsOf({ term, typed }: Token, index: LoadedIndex): string[] {
  if (typed.length < SHORTEST_CORRECTED) return [];
  const isNear = (other: string) => other === typed || isOneEdit(term, other) || isOneEdit(typed, other);
  const near = [...new Set([...index.terms, ...index.vocabulary, ...index.questionTerms])].filter(isNear);
  const useOf = (other: string) => index.weightsOf(other)?.size ?? 0;
  if (near.length > 0) return near.sort((a, b) => useOf(b) - useOf(a)).slice(0, MAX_CORRECTIONS);
  const isBeginning = (other: string) => isLatin(term) && other.length >= SHORTEST_CORRECTED && typed.startsWith(other);
  return index.terms
    .filter(isBeginning)
    .sort((a, b) => b.length - a.length)
    .slice(0, 1);
}
