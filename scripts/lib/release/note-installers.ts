/**
 * Notes what lies in `content/shared/installers/` with size and SHA-256, for lib/content/releases.ts, which reads no files: a
 * release whose installers are not there, or are others than its facts say, does not exist for visitors.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "#scripts/lib/check/read-files.ts";

const FOLDER = "content/shared/installers";
const NOTE = ".contentlayer/installers.json";

/** By `<product>/<version>/<file>`. */
export type NotedInstallers = Record<string, { size: number; sha256: string }>;

/** Runs after each compilation of content, and writes only what is new, so that a preview does not reload for nothing. */
export function noteInstallers(project = "."): void {
  const noted: NotedInstallers = {};
  for (const name of listFiles(join(project, FOLDER))) {
    const bytes = readFileSync(join(project, FOLDER, name));
    noted[name] = { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  }
  const file = join(project, NOTE);
  const text = `${JSON.stringify(noted, null, 1)}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
