/** The difference of two texts, word by word. */
import { diffWordsWithSpace } from "diff";

export type Part = { text: string; kind: "same" | "removed" | "added" };

/** The parts of both texts, in their order; changed words that only spaces divide are one part. Languages without spaces are divided by a dictionary. @param tag The language, such as zh-Hans. */
export function differenceOf(before: string, after: string, tag: string): Part[] {
  const changes = diffWordsWithSpace(before, after, { intlSegmenter: new Intl.Segmenter(tag, { granularity: "word" }) });
  const parts: Part[] = [];
  for (const [place, { value, added, removed }] of changes.entries()) {
    const isBetween = parts.length > 0 && place + 1 < changes.length && /^[^\S\n]+$/u.test(value);
    if (!added && !removed && !isBetween) parts.push({ text: value, kind: "same" });
    else {
      if (!added) addTo(parts, "removed", value);
      if (!removed) addTo(parts, "added", value);
    }
  }
  return parts;
}

/** Adds a text to the part of its kind behind the last unchanged one; removed text stands before what was added. */
function addTo(parts: Part[], kind: "removed" | "added", text: string): void {
  const changed = parts.slice(parts.findLastIndex((part) => part.kind === "same") + 1);
  const own = changed.find((part) => part.kind === kind);
  if (own !== undefined) own.text += text;
  else if (kind === "removed" && changed.length > 0) parts.splice(-1, 0, { text, kind });
  else parts.push({ text, kind });
}

/** For a terminal: `[-removed-]` and `{+added+}`, as git diff --word-diff writes them, in colour where that is shown. */
export function markedDifference(parts: readonly Part[], colour: boolean): string {
  const paint = (text: string, number: number) => (colour ? `\u001B[${number}m${text}\u001B[39m` : text);
  return parts
    .map(({ text, kind }) => (kind === "same" ? text : kind === "added" ? paint(`{+${text}+}`, 32) : paint(`[-${text}-]`, 31)))
    .join("");
}
