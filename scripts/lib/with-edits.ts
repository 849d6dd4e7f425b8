/** A part of a text and what comes in its place; without `end`, nothing is removed. */
export type Edit = { start: number; end?: number; text?: string };

/** @param edits They do not overlap. Of several at one place, the first in the list comes first. @returns The text with all of them made. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let result = "";
  let done = 0;
  for (const { start, end = start, text: put = "" } of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(done, start) + put;
    done = end;
  }
  return result + text.slice(done);
}
