/** The place of a field in a file, which was just parsed or comes from the cache. */
import type { Span } from "./rule.ts";
import { type Path, pointer, type Position } from "#scripts/lib/content-files/yaml-file.ts";

type Positioned = { file: string; positions: Record<string, Position> };

/** The place of the value at a path, or of the nearest group around it when there is none. */
export function valueAt({ file, positions }: Positioned, ...path: Path): Span {
  const [, , start, end] = nearest(positions, path);
  return { file, start, end };
}

/** The place of the key at a path (for an item of a list, of the item). */
export function keyAt({ file, positions }: Positioned, ...path: Path): Span {
  const [start, end] = nearest(positions, path);
  return { file, start, end };
}

/** Whether the file has a key at a path, whatever its value. */
export function hasKey({ positions }: Positioned, ...path: Path): boolean {
  return positions[pointer(path)] !== undefined;
}

/** A stretch of the document. */
export function spanOf({ file }: { file: string }, start: number, end: number): Span {
  return { file, start, end };
}

/** A file's first line. */
export function topOf({ file, positions }: Positioned): Span {
  const first = positions[""]?.[2] ?? 0;
  return { file, start: first, end: first };
}

function nearest(positions: Record<string, Position>, path: Path): Position {
  for (let length = path.length; length > 0; length--) {
    const position = positions[pointer(path.slice(0, length))];
    if (position !== undefined) return position;
  }
  const start = positions[""]?.[2] ?? 0;
  return [start, start, start, start];
}
