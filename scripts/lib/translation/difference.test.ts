/** How a change of a text is shown to a translator. */
import { expect, it } from "vitest";
import { differenceOf, markedDifference } from "./difference.ts";

it.each([
  [
    "words that only spaces divide",
    "en",
    "What if you do not pay?",
    "What if nothing has to pay?",
    "What if [-you do not-]{+nothing has to+} pay?",
  ],
  ["one word", "en", "type your key", "type your new key", "type your {+new +}key"],
  [
    "words with others between them",
    "en",
    "a red car, a blue house",
    "a green car, a new house",
    "a [-red-]{+green+} car, a [-blue-]{+new+} house",
  ],
  ["lines", "en", "One.\nTwo.", "Three.\nFour.", "[-One-]{+Three+}.\n[-Two-]{+Four+}."],
  ["spaces alone", "en", "a b c", "a  b c", "a[- -]{+  +}b c"],
  ["words at both ends", "en", "old middle end", "new middle finish", "[-old-]{+new+} middle [-end-]{+finish+}"],
  ["a language without spaces", "ja", "音を置く", "音を消す", "音を[-置く-]{+消す+}"],
] as const)("marks %s", (_what, tag, before, after, marked) => {
  const parts = differenceOf(before, after, tag);
  expect(markedDifference(parts, false)).toBe(marked);
  const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join("");
  expect([without("added"), without("removed")]).toEqual([before, after]);
});
