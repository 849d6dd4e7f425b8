/** Random choices for generators, from one seeded generator: the same seed makes the same case. */
import { type Random, seededRandom } from "#tests/bench/lib/random.ts";

export type Choices = {
  /** An integer from 0 to limit - 1. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** @param share Probability from 0 to 1. */
  chance: (share: number) => boolean;
  /** Characters U+0000 to U+00FF, each for one byte. */
  bytes: (length: number) => string;
  /** A length from 1 to `max`, mostly small. */
  length: (max: number) => number;
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
    length: (max) => Math.floor(max ** random()),
  };
}

/** The choices of case `index` in a run; any case can be generated without the cases before it. */
export const choicesOfCase = (seed: number, index: number): Choices =>
  choicesFrom(seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)));
