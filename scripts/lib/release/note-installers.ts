/**
 * Writes size and SHA-256 of every file in `content/shared/installers/` for lib/content/releases.ts, which reads no files: a release
 * is published only when its installers are there and are those of its facts.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#scripts/lib/content-files/read-files.ts";
import { writeIfNew } from "#scripts/lib/generated-file.ts";

const FOLDER = "content/shared/installers";
const NOTE = ".contentlayer/installers.json";

/** By `<product>/<version>/<file>`. */
export type NotedInstallers = Record<string, { size: number; sha256: string }>;

/** Runs after each compilation of content. Writes only what is new, so that a preview does not reload without need. */
export function noteInstallers(project = "."): void {
  const noted: NotedInstallers = {};
  for (const name of listFiles(join(project, FOLDER))) {
    const bytes = readFileSync(join(project, FOLDER, name));
    noted[name] = { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  }
  writeIfNew(join(project, NOTE), `${JSON.stringify(noted, null, 1)}\n`);
}
