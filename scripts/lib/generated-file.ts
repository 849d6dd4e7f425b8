/** Files that a script writes into the repository, and that are checked to be current. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

export type GeneratedFile = { file: string; text: string };

/**
 * Writes the files, or with `--check` among the arguments only looks whether they are current. `owned` is a folder in
 * which nothing else may stand. Returns the exit code.
 */
export function keepGenerated(files: readonly GeneratedFile[], { script, owned }: { script: string; owned?: string }): number {
  const stale = files.filter(({ file, text }) => readOptional(file) !== text);
  const strangers = owned === undefined ? [] : listFolder(owned).filter((name) => !files.some(({ file }) => file === name));
  if (process.argv.includes("--check")) {
    for (const file of [...stale.map((each) => each.file), ...strangers])
      process.stdout.write(`${file} is not current; run npm run ${script}\n`);
    return stale.length + strangers.length > 0 ? 1 : 0;
  }
  for (const { file, text } of stale) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    process.stdout.write(`wrote ${file}\n`);
  }
  for (const file of strangers) rmSync(file);
  return 0;
}

function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}
