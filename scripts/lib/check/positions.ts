/** The place of a field in a file, which was just parsed or comes from the cache. */
import { rangeOf } from "./mdx-nodes.ts";
import type { Fault, Finding, Span } from "./rule.ts";
import type { Edit } from "#scripts/lib/with-edits.ts";
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
export const hasKey = ({ positions }: Positioned, ...path: Path): boolean => positions[pointer(path)] !== undefined;

export const spanOf = ({ file }: { file: string }, start: number, end: number): Span => ({ file, start, end });

/** Each match of a pattern in a part of a document, with its place. */
export function matchesIn({ file, text }: { file: string; text: string }, pattern: RegExp, from = 0, to = text.length) {
  return [...text.slice(from, to).matchAll(pattern)].map(({ 0: found, index }) => {
    const start = from + index;
    return { found, at: { file, start, end: start + found.length } satisfies Span };
  });
}

export const nodeSpan = (document: { file: string }, node: Parameters<typeof rangeOf>[0]): Span => spanOf(document, ...rangeOf(node));

/** The beginning of a file, also of one that does not exist: the place of what concerns all of it. */
export const startOf = (file: string): Span => ({ file, start: 0, end: 0 });

/** The fix that puts a text into a place. */
export const fixAt = ({ start, end }: Span, text: string): Required<Edit>[] => [{ start, end, text }];

export const findingAt = (at: Span, { better, ...said }: Fault): Finding => ({
  at,
  ...said,
  fix: better === undefined ? undefined : fixAt(at, better),
});

/** A file's first line. */
export function topOf({ file, positions }: Positioned): Span {
  const first = positions[""]?.[2] ?? 0;
  return { file, start: first, end: first };
}

type ItemOf<List> = List extends readonly (infer Item)[] ? NonNullable<Item> : never;
export type Entry<Item> = { entry: Item; index: number; /** The place of a value in the entry. */ at: (...path: Path) => Span };

/** The entries of a list in a document, without those that its schema refuses, which are null. None while there is no such document or list. */
export function listEntries<Data extends object, Field extends string & keyof Data>(
  doc: (Positioned & { data: Data }) | undefined,
  field: Field,
): Entry<ItemOf<NonNullable<Data[Field]>>>[] {
  const list = (doc?.data[field] ?? []) as (ItemOf<NonNullable<Data[Field]>> | null)[];
  return list.flatMap((entry, index) =>
    doc === undefined || entry === null ? [] : [{ entry, index, at: (...path) => valueAt(doc, field, index, ...path) }],
  );
}

function nearest(positions: Record<string, Position>, path: Path): Position {
  for (let length = path.length; length > 0; length--) {
    const position = positions[pointer(path.slice(0, length))];
    if (position !== undefined) return position;
  }
  const start = positions[""]?.[2] ?? 0;
  return [start, start, start, start];
}
