/** `npm run translate` on the small site. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { runTranslate } from "#scripts/lib/translation/commands.ts";
import { readOptions } from "#scripts/lib/translation/options.ts";
import { KNOWN_ANALYSES } from "./known-analyses.ts";
import type { LaidOut } from "./lay-out.ts";

export const SOURCE = "en/support/activate-a-licence.mdx";
export const TRANSLATION = "content/ja/support/activate-a-licence.mdx";

export const run = async (root: string, ...args: string[]) => runTranslate(readOptions([...args, "--root", root]), false);
export const problemsOf = async (root: string) => (await checkContent({ root, now: "2026-09-01", cache: KNOWN_ANALYSES })).problems;

/** Replaces a part of a file of the content folder. */
export function edit(site: Pick<LaidOut, "root">, file: string, from: string | RegExp, to: string): void {
  const full = path.join(site.root, file);
  const text = readFileSync(full, "utf8");
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(full, changed);
}
