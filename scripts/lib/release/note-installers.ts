/**
 * Writes size and SHA-256 of every file in `content/shared/installers/` for lib/content/releases.ts, which reads no files: a release
 * is published only when its installers are there and are those of its facts.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#scripts/lib/content-files/read-files.ts";
import { putIfNew } from "#scripts/lib/put-file.ts";

const NOTE = ".contentlayer/installers.json";

/** Runs after each compilation of content. Writes only what is new, so that a preview does not reload without need. */
export function noteInstallers(content: string): void {
  const folder = join(content, "shared/installers");
  /** By `<product>/<version>/<file>`. */
  const noted: Record<string, { size: number; sha256: string }> = {};
  for (const name of listFiles(folder)) {
    const bytes = readFileSync(join(folder, name));
    noted[name] = { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  }
  putIfNew(NOTE, `${JSON.stringify(noted, null, 1)}\n`);
}
