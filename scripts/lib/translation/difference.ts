/** The difference of two texts, word by word. */
import { diffWordsWithSpace } from "diff";

export type Part = { text: string; kind: "same" | "removed" | "added" };

/** The parts of both texts, in their order. Languages without spaces are divided by a dictionary. @param tag The language, such as zh-Hans. */
export function differenceOf(before: string, after: string, tag: string): Part[] {
  return diffWordsWithSpace(before, after, { intlSegmenter: new Intl.Segmenter(tag, { granularity: "word" }) }).map(
    ({ value, added, removed }) => ({ text: value, kind: added ? "added" : removed ? "removed" : "same" }),
  );
}

/** For a terminal: `[-removed-]` and `{+added+}`, as git diff --word-diff writes them, in colour where that is shown. */
export function markedDifference(parts: readonly Part[], colour: boolean): string {
  const paint = (text: string, number: number) => (colour ? `\u001B[${number}m${text}\u001B[39m` : text);
  return parts
    .map(({ text, kind }) => (kind === "same" ? text : kind === "added" ? paint(`{+${text}+}`, 32) : paint(`[-${text}-]`, 31)))
    .join("");
}
