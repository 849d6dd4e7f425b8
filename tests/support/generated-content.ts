/** Before unit tests: lib/content reads what contentlayer generates, and a fresh clone has none. What was made from the same folder is left alone. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isMadeFrom } from "#scripts/lib/made-from.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";

export function setup(): void {
  const isCurrent = isMadeFrom(".contentlayer", CONTENT_FOLDER);
  if (
    isCurrent &&
    [".contentlayer/generated/index.mjs", ".contentlayer/installers.json", ".contentlayer/locales.json", ".contentlayer/region.json"].every(
      (file) => existsSync(file),
    )
  )
    return;
  execFileSync(process.execPath, ["--import", "tsx", "scripts/compile-content.ts"], { stdio: ["ignore", "ignore", "inherit"] });
}
