/** Writes files into folders that need not exist yet. */
import { copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file, and first makes the folder that it is in. */
export function putFile(file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/** Gives a file a second name, in a folder that need not exist yet; or copies it, where one cannot be given. Nobody may write to either later. */
export function linkFile(file: string, name: string): void {
  mkdirSync(dirname(name), { recursive: true });
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
}

/** Writes a file in one step: a program that has the old one open keeps it, and one that is killed leaves it. */
export function replaceFile(file: string, text: string): void {
  putFile(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Writes a file, unless it has this text already: editors and watchers then have nothing to do. */
export function putIfNew(file: string, text: string): void {
  if (readOptional(file) !== text) putFile(file, text);
}

/** @returns The text of a file; undefined when it cannot be read. */
export function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
