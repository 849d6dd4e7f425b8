import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** @returns The regular files below a folder, hidden ones too, relative to it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
