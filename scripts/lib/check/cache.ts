/** Keeps the analysis of each file on disk, under the hashes of the file and of the checker. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Analysis } from "./facts.ts";
import { listFiles } from "#scripts/lib/content-files/read-files.ts";

type Entry = { hash: string; analysis: Analysis };
export type Cache = ReturnType<typeof openCache>;

/** The repository that this checker belongs to. */
export const OWN_REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));

/** Everything that an analysis depends on beside the file: the checker, the schemas, and the versions of packages. */
function hashOfChecker(): string {
  const hash = createHash("sha1").update(process.version);
  const add = (file: string) => hash.update(file).update(readFileSync(path.join(OWN_REPOSITORY, file)));
  for (const folder of ["scripts/lib/check", "scripts/lib/content-files", "scripts/lib/report", "scripts/lib/messages", "schemas"]) {
    for (const name of listFiles(path.join(OWN_REPOSITORY, folder)))
      if (name.endsWith(".ts") && !name.endsWith(".test.ts")) add(`${folder}/${name}`);
  }
  for (const file of [
    "scripts/lib/editor-help/schema-name.ts",
    "lib/heading-id.ts",
    "lib/own-address.ts",
    "lib/routes.ts",
    "package-lock.json",
  ])
    add(file);
  return hash.digest("base64");
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
      mkdirSync(path.dirname(file), { recursive: true });
      // Renamed when complete: a run that is stopped must not leave half a cache.
      const draft = `${file}.${String(process.pid)}`;
      writeFileSync(draft, JSON.stringify({ checker: CHECKER, entries: after }));
      renameSync(draft, file);
    },
  };
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha1").update(bytes).digest("base64");
}

function readEntries(file: string): Record<string, Entry> {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as { checker?: string; entries?: Record<string, Entry> };
    return kept.checker === CHECKER && kept.entries !== undefined ? kept.entries : {};
  } catch {
    return {};
  }
}
