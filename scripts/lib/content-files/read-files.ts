/** Finds and reads the files below content/. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
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

/** Plain files below a folder except hidden ones: sorted, with forward slashes. Empty when there is no such folder. */
export function listFiles(folder: string, leaveOut: (name: string) => boolean = () => false): string[] {
  const found: string[] = [];
  const walk = (below: string) => {
    for (const entry of readFolder(path.join(folder, below))) {
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.name.startsWith(".") || leaveOut(name)) continue;
      if (entry.isDirectory()) walk(name);
      else if (entry.isFile()) found.push(name);
    }
  };
  walk("");
  return found.sort();
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw cause;
  }
}
