/** Copies Next's styles, without white space, and fonts. Finished documents do not use its scripts. */
import { transform } from "esbuild";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "#scripts/lib/files-below.ts";

/** @param rules Style rules that are added to each style sheet: those that follow from content. */
export async function copyNextStatic(from: string, to: string, rules: string): Promise<void> {
  cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith(".js") && !file.endsWith(".map") });
  for (const name of filesBelow(to)) {
    if (!name.endsWith(".css")) continue;
    const file = join(to, name);
    // Only white space is removed: Tailwind has adapted the rules to the supported browsers.
    const { code } = await transform(readFileSync(file, "utf8") + rules, { loader: "css", minifyWhitespace: true });
    writeFileSync(file, code);
  }
}
