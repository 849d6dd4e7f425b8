import { createHash, type Hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./files-below.ts";

/** @param places Folders and files. @returns The hash, to which more can be added, of names and bytes of all files in them but tests and records of translations. */
export function hashFiles(places: readonly string[]): Hash {
  const hash = createHash("sha256");
  for (const file of places.flatMap(filesOf)) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash;
}

/** In a stable order. */
function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  const files = filesBelow(place).filter((file) => !/(?:\.(?:test\.tsx?|snap)|sources\.lock)$/u.test(file));
  return files.map((file) => join(place, file)).sort();
}
