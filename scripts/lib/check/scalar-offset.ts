/** From a position in a YAML text value to its offset in the file, past quotes, escapes and folded lines. */
import type { TextScalar } from "./text-scalars.ts";

/** The file offset of the character at `index` of a scalar's value. */
export function scalarOffset({ value: text, source, start, style }: TextScalar, index: number): number {
  let at = style === "single" || style === "double" ? 1 : 0;
  if (style === "block") at = source.indexOf("\n") + 1;
  for (let seen = 0; seen < index && at < source.length; seen++) at = stepOver(text.charAt(seen), source, at, style);
  return start + skipIndent(text.charAt(index), source, at);
}

function stepOver(letter: string, source: string, at: number, style: TextScalar["style"]): number {
  const from = skipIndent(letter, source, at);
  if (style === "single" && source.startsWith("''", from)) return from + 2;
  if (style === "double" && source.charAt(from) === "\\") return from + escapeLength(source, from);
  if (letter === " " && /\s/u.test(source.charAt(from))) return from + (/^[ \t]*\r?\n\s*|^\s/u.exec(source.slice(from))?.[0].length ?? 1);
  return from + 1;
}

/** The indentation of a block or a folded line is not in the value. */
function skipIndent(letter: string, source: string, at: number): number {
  let from = at;
  if (/\s/u.test(letter)) return from;
  while (from < source.length && /\s/u.test(source.charAt(from))) from++;
  return from;
}

function escapeLength(source: string, at: number): number {
  const digits = { x: 2, u: 4, U: 8 }[source.charAt(at + 1)];
  return 2 + (digits ?? 0);
}
