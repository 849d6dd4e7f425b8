/** Keeps the analysis of each file on disk, under the hashes of the file and of the checker. */
import { createHash } from "node:crypto";
import { readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { putFile } from "#scripts/lib/put-file.ts";
import type { Analysis } from "./facts.ts";

type Entry = { hash: string; analysis: Analysis };
export type Cache = ReturnType<typeof openCache>;

/** The repository that this checker belongs to. */
export const OWN_REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));

/** What makes an analysis. */
const ENTRY = "scripts/lib/check/analyse.ts";

/** Everything that an analysis depends on beside the file: the code, and the versions of packages. */
function hashOfChecker(): string {
  const hash = createHash("sha1").update(process.version);
  for (const file of [...filesOfProgram(ENTRY), "package-lock.json"]) hash.update(file).update(readOwn(file));
  return hash.digest("base64");
}

const readOwn = (file: string) => readFileSync(path.join(OWN_REPOSITORY, file), "utf8");

/** @returns A file of the repository with all that it imports, directly or not, by path. */
export function filesOfProgram(entry: string): Set<string> {
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, specifier = ""] of readOwn(file).matchAll(/^(?:import|export|\}).*? from "([#.][^"]+)"/gmu))
      files.add(specifier.startsWith("#") ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier));
  }
  return files;
}

/** Computed at start: a preview that keeps running while its schemas change on disk must not store old results under the new hash. */
const CHECKER = hashOfChecker();

/** Opens the cache in a file. A file that is missing, damaged or of another checker counts as empty. */
export function openCache(file: string) {
  const before = readEntries(file);
  const after: Record<string, Entry> = {};
  let isNew = false;
  return {
    find: (name: string, bytes: Uint8Array): Analysis | undefined => {
      const entry = before[name];
      if (entry?.hash !== hashOf(bytes)) return undefined;
      after[name] = entry;
      return entry.analysis;
    },
    keep: (name: string, bytes: Uint8Array, analysis: Analysis): void => {
      after[name] = { hash: hashOf(bytes), analysis };
      isNew = true;
    },
    /** Writes the cache if it has changed. */
    save: (): void => {
      if (!isNew && Object.keys(before).length === Object.keys(after).length) return;
      // Renamed when complete: a run that is stopped must not leave half a cache.
      const draft = `${file}.${String(process.pid)}`;
      putFile(draft, JSON.stringify({ checker: CHECKER, entries: after }));
      renameSync(draft, file);
    },
  };
}

const hashOf = (bytes: Uint8Array): string => createHash("sha1").update(bytes).digest("base64");

function readEntries(file: string): Record<string, Entry> {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as { checker?: string; entries?: Record<string, Entry> };
    return kept.checker === CHECKER && kept.entries !== undefined ? kept.entries : {};
  } catch {
    return {};
  }
}
