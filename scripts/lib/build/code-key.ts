/** Keys of everything but content that pages are made from: two builds with the same key make the same pages from the same content. */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { today } from "#scripts/lib/days.ts";
import { filesBelow } from "#scripts/lib/files-below.ts";

/** Folders and files whose change means a new compilation by Next. The languages of the site are part of the code: lib/i18n/locales.ts. */
const COMPILED = [
  ".contentlayer/locales.json",
  "app",
  "components",
  "lib",
  "schemas",
  "next.config.mjs",
  "postcss.config.mjs",
  "scripts/lib/postcss-language-styles.mjs",
  "package-lock.json",
  "tsconfig.json",
];
/** Code that changes a page after Next has rendered it. */
const RENDERED = ["scripts/lib/build", "scripts/lib/with-edits.ts"];

/** Key of Next's compilation. */
export function compilationKey(): string {
  return keyOf(COMPILED, [process.version, process.platform]);
}

/** Key of what can change every page: code, the site's origin, and the date in Japan, which selects the current announcement. */
export function pagesKey(now: Date): string {
  return keyOf(RENDERED, [compilationKey(), process.env.SITE_URL ?? "", today(now)]);
}

function keyOf(places: readonly string[], values: readonly string[]): string {
  const hash = createHash("sha256");
  for (const place of places) for (const file of filesOf(place)) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.update(JSON.stringify(values)).digest("base64url");
}

/** @param place A folder or a file. @returns The files in it in a stable order, without tests. */
function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  const files = filesBelow(place).filter((file) => !/\.test\.tsx?$/u.test(file));
  return files.map((file) => join(place, file)).sort();
}
