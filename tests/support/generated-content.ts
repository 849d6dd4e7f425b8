/** Before unit tests: lib/content reads what contentlayer generates, and a fresh clone has none. What is there is left alone. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

export function setup(): void {
  if ([".contentlayer/generated/index.mjs", ".contentlayer/installers.json"].every((file) => existsSync(file))) return;
  execFileSync(process.execPath, ["--import", "tsx", "scripts/compile-content.ts"], { stdio: ["ignore", "ignore", "inherit"] });
}
