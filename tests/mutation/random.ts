/** Random choices that a seed repeats. */
import { seededRandom } from "#tests/bench/lib/random.ts";

export type Random = { pick: <Item>(items: readonly Item[]) => Item | undefined };

/** @returns Choices; the same seed makes the same ones. */
export function randomFrom(seed: number): Random {
  const next = seededRandom(seed);
  return { pick: (items) => items[Math.floor(next() * items.length)] };
}
