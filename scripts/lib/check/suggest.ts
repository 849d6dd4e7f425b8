/** The word that was probably meant. */
import { distance } from "fastest-levenshtein";

/** The nearest of the known words, when it is near enough to be meant: a third of its letters may differ, but at least one and at most four. */
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

/** A difference in case alone, or in hyphens, counts as half a letter, and two swapped letters as one: the likeliest slips. */
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

function plain(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/gu, "");
}

/** "did you mean X?", or what else to say when nothing is near. */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string): string {
  const nearest = findNearest(word, known);
  return nearest === undefined ? otherwise : `did you mean ${nearest}?`;
}
