import { codePointsOf } from "#scripts/lib/unicode-range.ts";

/** A font file, and the characters for which browsers load it. */
export type Face = { address: string; points: ReadonlySet<number> };

const known = new Map<string, Face[]>();

/**
 * Lists the fonts with a `unicode-range` in a stylesheet, in its order.
 *
 * @param css Text of the stylesheet.
 * @param address Of the stylesheet, to which the addresses of fonts are relative.
 */
export function listFaces(css: string, address: string): Face[] {
  const faces = known.get(css) ?? readFaces(css, address);
  known.set(css, faces);
  return faces;
}

function readFaces(css: string, address: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/gu)].flatMap(([rule]) => {
    const file = /url\("?([^")]+)"?\)/u.exec(rule)?.[1];
    const range = /unicode-range:([^;}]+)/u.exec(rule)?.[1];
    if (file === undefined || range === undefined) return [];
    return [{ address: new URL(file, new URL(address, "http://localhost")).pathname, points: codePointsOf(range) }];
  });
}
