/** From offsets in a text to lines and columns as editors show them: both count from 1, columns in UTF-16 units. */

export type Lines = { text: string; starts: readonly number[] };

export function linesOf(text: string): Lines {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return { text, starts };
}

export function placeAt({ starts, text }: Lines, offset: number): { line: number; column: number } {
  const wanted = Math.max(0, Math.min(offset, text.length));
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= wanted) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: wanted - (starts[low] ?? 0) + 1 };
}

/** Whether a line has a part of a range of offsets. */
export const touchesLine = (lines: Lines, [start, end]: readonly [number, number], line: number): boolean =>
  placeAt(lines, start).line <= line && line <= placeAt(lines, end).line;

/** The text of a line, without its line break. */
export function lineText({ starts, text }: Lines, line: number): string {
  return text.slice(starts[line - 1] ?? text.length, (starts[line] ?? text.length + 1) - 1).replace(/\r$/u, "");
}
