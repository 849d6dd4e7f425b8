/** One edit of a project's files, which can be taken back. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "#tests/bench/lib/random.ts";

/** One edit that was made: what kind, and the text before of each file, by path from the project's folder; undefined of one that was added. */
export type Edit = { kind: string; before: Map<string, string | undefined> };

/** @param after The text of each file; undefined removes it. */
export function writeEdit(project: string, kind: string, after: ReadonlyMap<string, string | undefined>): Edit {
  const before = new Map([...after.keys()].map((file) => [file, readIfThere(join(project, file))]));
  for (const [file, text] of after) writeOrRemove(join(project, file), text);
  return { kind, before };
}

export function undoEdit(project: string, { before }: Edit): void {
  for (const [file, text] of before) writeOrRemove(join(project, file), text);
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

function writeOrRemove(path: string, text: string | undefined): void {
  if (text === undefined) rmSync(path);
  else writeFileSync(path, text);
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}
