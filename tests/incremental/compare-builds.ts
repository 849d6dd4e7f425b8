/** Compares what two builds wrote, byte for byte. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Lists of files of earlier builds, which stay for a day and are not part of a build; and where the files are, below dist. */
const OLD_FILES = { "old-assets.json": "site", "old-parts.json": "" };

/** Hash of each file by its path below the project's `dist`. */
export function hashBuild(project: string): ReadonlyMap<string, string> {
  const dist = join(project, "dist");
  const old = new Set(
    Object.entries(OLD_FILES).flatMap(([list, folder]) => [list, ...readList(join(dist, list)).map((file) => join(folder, file))]),
  );
  return new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !old.has(file.slice(dist.length + 1)))
      .map((file) => [file.slice(dist.length + 1), createHash("sha256").update(readFileSync(file)).digest("hex")] as const),
  );
}

const readList = (file: string) => (existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, "utf8")) as object) : []);

/** @returns Files that differ or that only one of the two has, each with what is wrong. */
export function listDifferences(incremental: ReadonlyMap<string, string>, clean: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...incremental.keys(), ...clean.keys()])].sort();
  return names.flatMap((name) => {
    if (incremental.get(name) === clean.get(name)) return [];
    if (!clean.has(name)) return [`${name}: only in the incremental build`];
    return [incremental.has(name) ? `${name}: differs` : `${name}: missing in the incremental build`];
  });
}
