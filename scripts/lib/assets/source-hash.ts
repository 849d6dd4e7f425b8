import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { posix } from "node:path";

/** A file of the repository and every file that it imports by a relative path, however far down: what a drawing is made of. */
export function sourceFiles(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const match of readFileSync(entry, "utf8").matchAll(/\bfrom "(\.{1,2}\/[^"]+)"/gu)) {
    sourceFiles(posix.join(posix.dirname(entry), match[1] ?? ""), found);
  }
  return found;
}

/** One hash over files, in the order of their names, and over settings that are no file. */
export function sourceHash(files: Iterable<string>, settings: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  // A checkout with other line ends draws the same picture.
  for (const file of [...files].sort()) hash.update(`\n${file}\n`).update(readFileSync(file, "utf8").replaceAll("\r\n", "\n"));
  return hash.digest("hex");
}
