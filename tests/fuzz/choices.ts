/** Random choices for generators: every choice comes from one seeded generator, so a seed repeats a whole case. */
import { type Random, seededRandom } from "#tests/bench/lib/random.ts";

export type Choices = {
  /** A whole number from 0, below `limit`. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** @param share Probability from 0 to 1. */
  chance: (share: number) => boolean;
  /** So many characters U+0000 to U+00FF, each standing for one byte. */
  bytes: (length: number) => string;
  /** A length that is mostly small, sometimes up to `most`. */
  length: (most: number) => number;
};

export function choicesFrom(random: Random): Choices {
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError("cannot pick from an empty list");
      return item;
    },
    chance: (share) => random() < share,
    bytes: (length) => Array.from({ length }, () => String.fromCharCode(below(256))).join(""),
    length: (most) => Math.floor(most ** random()),
  };
}

/** The choices of case `index` of a run: each case can be made again without those before it. */
export const choicesOfCase = (seed: number, index: number): Choices =>
  choicesFrom(seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)));
