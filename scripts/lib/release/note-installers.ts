/**
 * Notes what lies in `content/shared/installers/` with size and SHA-256, for lib/content/releases.ts, which reads no files: a
 * release whose installers are not there, or are others than its facts say, does not exist for visitors.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "#scripts/lib/check/read-files.ts";

const NOTE = ".contentlayer/installers.json";

/** By `<product>/<version>/<file>`. */
export type NotedInstallers = Record<string, { size: number; sha256: string }>;

/**
 * Runs after each compilation of content, and writes only what is new, so that a preview does not reload for nothing.
 *
 * @param content The content folder.
 * @param project The folder that holds .contentlayer/.
 */
export function noteInstallers(content: string, project = "."): void {
  const folder = join(content, "shared/installers");
  const noted: NotedInstallers = {};
  for (const name of listFiles(folder)) {
    const bytes = readFileSync(join(folder, name));
    noted[name] = { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  }
  const file = join(project, NOTE);
  const text = `${JSON.stringify(noted, null, 1)}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
