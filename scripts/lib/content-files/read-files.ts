/** Finds and reads the files below content/. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "#scripts/lib/files-below.ts";
import { type Irregular, walkTree } from "./walk-tree.ts";

export type ContentFile = {
  /** From the project's folder, with forward slashes: content/shared/site.yaml. */
  file: string;
  bytes: Buffer;
};

/**
 * All plain files below a content folder, hidden ones too, sorted by name, and what is no plain file, unread. Paths begin
 * with `content/` whatever the folder's name is.
 */
export function readContent(root: string): { files: ContentFile[]; irregular: Irregular[] } {
  const { files, irregular } = walkTree(root);
  return {
    files: files.map((name) => ({ file: `content/${name}`, bytes: readFileSync(path.join(root, name)) })),
    irregular: irregular.map((entry) => ({ ...entry, name: entry.name === "" ? "content" : `content/${entry.name}` })),
  };
}

/** @param file A file as `readContent` names it. @returns Its path on disk. */
export const pathIn = (root: string, file: string): string => path.join(root, file.replace(/^content\//u, ""));

/** Plain files below a folder except hidden ones: sorted, with forward slashes. Empty when there is no such folder. */
export function listFiles(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  const names = filesBelow(folder).map((name) => name.replaceAll(path.sep, "/"));
  return names.filter((name) => !/(?:^|\/)\./u.test(name)).sort();
}
