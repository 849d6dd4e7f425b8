/** A part of a text and what comes in its place; without `to`, nothing is removed. */
export type Edit = { from: number; to?: number; put?: string };

/** @param edits They do not overlap. Of several at one place, the first in the list comes first. @returns The text with all of them made. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let result = "";
  let done = 0;
  for (const { from, to = from, put = "" } of edits.toSorted((a, b) => a.from - b.from)) {
    result += text.slice(done, from) + put;
    done = to;
  }
  return result + text.slice(done);
}
