import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The origin that the finished documents name as theirs: it was chosen when they were built. */
export function findBuiltOrigin(folder: string): string | undefined {
  const home = readFileSync(join(folder, "index.html"), "utf8");
  const canonical = /<link rel="canonical" href="([^"]+)"/u.exec(home)?.[1];
  return canonical === undefined ? undefined : new URL(canonical).origin;
}
