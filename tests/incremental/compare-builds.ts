/** Compares what two builds wrote, byte for byte. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What was built, below dist: assets of earlier builds, which stay for a day, are not part of a build. */
const OLD_ASSETS = "old-assets.json";

/** Hash of each file by its path below the project's `dist`. */
export function hashBuild(project: string): ReadonlyMap<string, string> {
  const dist = join(project, "dist");
  const list = join(dist, OLD_ASSETS);
  const old = new Set(existsSync(list) ? Object.keys(JSON.parse(readFileSync(list, "utf8")) as object).map((file) => `site/${file}`) : []);
  return new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== OLD_ASSETS)
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !old.has(file.slice(dist.length + 1)))
      .map((file) => [file.slice(dist.length + 1), createHash("sha256").update(readFileSync(file)).digest("hex")] as const),
  );
}

/** @returns Files that differ or that only one of the two has, each with what is wrong. */
export function listDifferences(incremental: ReadonlyMap<string, string>, clean: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...incremental.keys(), ...clean.keys()])].sort();
  return names.flatMap((name) => {
    if (incremental.get(name) === clean.get(name)) return [];
    if (!clean.has(name)) return [`${name}: only in the incremental build`];
    return [incremental.has(name) ? `${name}: differs` : `${name}: missing in the incremental build`];
  });
}
