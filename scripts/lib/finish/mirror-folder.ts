import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "#scripts/lib/files-below.ts";

/**
 * Makes a folder contain exactly the regular files of another one. Different files are replaced by a rename, so that a program with the
 * old one open keeps it; equal files are not touched. A folder that does not exist is empty: a vendor may keep all installers elsewhere.
 */
export function mirrorFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const wanted = new Set(existsSync(from) ? filesBelow(from) : []);
  for (const name of wanted) {
    const [source, target] = [join(from, name), join(to, name)];
    if (isSame(source, target)) continue;
    cpSync(source, `${target}.new`);
    renameSync(`${target}.new`, target);
  }
  for (const name of filesBelow(to)) if (!wanted.has(name)) rmSync(join(to, name));
}

function isSame(source: string, target: string): boolean {
  const found = statSync(target, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === statSync(source).size && readFileSync(source).equals(readFileSync(target));
}
