/**
 * Reads a value of CSS's `unicode-range`.
 *
 * @param range Such as `U+0020-00FF,U+20AC`; wildcards are not supported.
 * @throws when a part is no code point or span of code points.
 */
export function codePointsOf(range: string): Set<number> {
  const points = new Set<number>();
  for (const part of range.split(",")) {
    const [, first, last = first] = /^\s*U\+([0-9A-F]{1,6})(?:-([0-9A-F]{1,6}))?\s*$/iu.exec(part) ?? [];
    if (first === undefined || last === undefined) throw new Error(`${part} is no part of a unicode-range such as U+0020-00FF`);
    for (let point = Number.parseInt(first, 16); point <= Number.parseInt(last, 16); point++) points.add(point);
  }
  return points;
}
