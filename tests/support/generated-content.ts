/** Before unit tests: lib/content reads what contentlayer generates, and a fresh clone has none. What is there is left alone. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

export function setup(): void {
  if (existsSync(".contentlayer/generated/index.mjs")) return;
  execFileSync(process.execPath, ["node_modules/contentlayer2/bin/cli.cjs", "build"], { stdio: ["ignore", "ignore", "inherit"] });
}
