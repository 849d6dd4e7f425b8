/** Where a field of a file stands. Works on a file just parsed and on what the cache keeps of it alike. */
import type { Span } from "./problem.ts";
import { type Path, pointer, type Position } from "./yaml-file.ts";

type Positioned = { file: string; positions: Record<string, Position> };

/** The value at a path; the nearest thing around it when there is no such value. */
export function valueAt({ file, positions }: Positioned, ...path: Path): Span {
  const [, , start, end] = nearest(positions, path);
  return { file, start, end };
}

/** The key at a path (for an item of a list, the item). */
export function keyAt({ file, positions }: Positioned, ...path: Path): Span {
  const [start, end] = nearest(positions, path);
  return { file, start, end };
}

/** Whether the file has a key at a path, whatever its value. */
export function hasKey({ positions }: Positioned, ...path: Path): boolean {
  return positions[pointer(path)] !== undefined;
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
