/** Parts of sentences that messages share, and suggestions of the word that was probably meant. */
import { distance } from "fastest-levenshtein";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** The English name of a language, for messages in English: "German", "Simplified Chinese". */
export const languageName = (locale: Locale): string => languageNames.of(LANGUAGE_TAGS[locale]) ?? locale;

/** A text in quotes, cut to one line. */
export function quote(text: string): string {
  const oneLine = text
    .replace(/[\u2060\uFFFC]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  return `"${oneLine.length > 48 ? `${oneLine.slice(0, 47)}…` : oneLine}"`;
}

/** "a", "a and b", "a, b and c". */
export function listed(items: Iterable<string>, join = "and"): string {
  const all = [...items];
  return all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} ${join} ${all.at(-1) ?? ""}`;
}

/** "1 file", "2 files". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Whole cents as an amount: 24360 becomes 243.60. */
export const amountText = (cents: number): string => (cents / 100).toFixed(2);

/** An amount as whole cents. */
export const cents = (amount: number): number => Math.round(amount * 100);

/** The first sentence of a schema's description, to stand after "name:". */
export function firstSentence(description: string): string {
  const sentence = /^.*?[.](?=\s|$)/u.exec(description)?.[0] ?? description;
  const open = sentence.replace(/\.$/u, "");
  return /^[A-Z][a-z]/u.test(open) ? open.charAt(0).toLowerCase() + open.slice(1) : open;
}

/** The most similar known word, if a third of its characters or fewer differ: at least one may, and at most four. */
export function findNearest(word: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let best = Infinity;
  for (const candidate of known) {
    const far = distanceOf(word, candidate);
    if (far < best) [nearest, best] = [candidate, far];
  }
  if (nearest === undefined) return undefined;
  return best <= Math.min(4, Math.max(1, Math.floor(Math.max(word.length, nearest.length) / 3))) ? nearest : undefined;
}

/** The number of different characters. Only case or hyphens count as 0.5, and two swapped characters as 1: these mistakes are the most frequent. */
function distanceOf(word: string, candidate: string): number {
  if (word === candidate) return 0;
  if (plain(word) === plain(candidate)) return 0.5;
  return isSwapped(word, candidate) ? 1 : distance(word, candidate);
}

function isSwapped(word: string, candidate: string): boolean {
  if (word.length !== candidate.length) return false;
  const at = [...word].findIndex((letter, index) => letter !== candidate[index]);
  return word.slice(at, at + 2) === `${candidate[at + 1] ?? ""}${candidate[at] ?? ""}` && word.slice(at + 2) === candidate.slice(at + 2);
}

const plain = (word: string): string => word.toLowerCase().replace(/[-_\s]/gu, "");

/** "did you mean X?", or another hint when no word is similar: by default all known words. */
export function didYouMean(word: string, known: Iterable<string>, otherwise = `write ${[...known].join(", ")}`): string {
  const nearest = findNearest(word, known);
  return nearest === undefined ? otherwise : `did you mean ${nearest}?`;
}
