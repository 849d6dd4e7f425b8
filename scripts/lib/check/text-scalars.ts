/** The values of a YAML file or of front matter that are text, and the place in the file of each of their characters. */
import type { YamlScalar, YamlTree } from "#scripts/lib/content-files/yaml-file.ts";

export type TextScalar = YamlScalar & { value: string };

/** A signature in Base64: what looks like a word in it is there by chance. */
const SIGNATURE = /^[\w+/]{43,}={0,2}$/u;

/** None while there is no tree. */
export const textScalars = (tree: YamlTree | undefined): TextScalar[] =>
  (tree?.scalars ?? []).filter((scalar): scalar is TextScalar => typeof scalar.value === "string" && !SIGNATURE.test(scalar.value));

/** The file offset of the character at `index` of a scalar's value, past quotes, escapes and folded lines. */
export function scalarOffset({ value: text, source, start, style }: TextScalar, index: number): number {
  let at = style === "single" || style === "double" ? 1 : 0;
  if (style === "block") at = source.indexOf("\n") + 1;
  for (let seen = 0; seen < index && at < source.length; seen++) at = stepOver(text.charAt(seen), source, at, style);
  return start + skipIndent(text.charAt(index), source, at, style);
}

function stepOver(letter: string, source: string, at: number, style: TextScalar["style"]): number {
  const from = skipIndent(letter, source, at, style);
  if (style === "single" && source.startsWith("''", from)) return from + 2;
  // An escape with eight digits stands for both halves of a surrogate pair: the second half steps over it.
  if (style === "double" && source.startsWith("\\U", from) && /[\uD800-\uDBFF]/u.test(letter)) return from;
  if (style === "double" && source.charAt(from) === "\\") return from + escapeLength(source, from);
  if (letter === " " && /\s/u.test(source.charAt(from))) return from + (/^[ \t]*\r?\n\s*|^\s/u.exec(source.slice(from))?.[0].length ?? 1);
  return from + 1;
}

/** The indentation of a block or a folded line is not in the value, nor is an escaped line break. */
function skipIndent(letter: string, source: string, at: number, style: TextScalar["style"]): number {
  let from = at;
  if (style === "double" && source.charAt(at) === "\\") from += /^\\\r?\n[ \t]*/u.exec(source.slice(at))?.[0].length ?? 0;
  if (/\s/u.test(letter)) return from;
  while (from < source.length && /\s/u.test(source.charAt(from))) from++;
  return from;
}

function escapeLength(source: string, at: number): number {
  const digits = { x: 2, u: 4, U: 8 }[source.charAt(at + 1)];
  return 2 + (digits ?? 0);
}
