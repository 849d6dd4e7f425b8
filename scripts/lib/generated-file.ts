/** Files that a script writes into the repository, and that are checked to be current. */
import { readdirSync, rmSync } from "node:fs";
import { runCommand } from "./command.ts";
import { parseOptions } from "./options.ts";
import { putFile, readOptional } from "./put-file.ts";

export type GeneratedFile = { file: string; text: string };

type Options = {
  /** The npm script that writes the files. */
  script: string;
  /** A folder that may hold only these files. */
  owned?: string;
  /** Files that are written, and may be out of date with `--check`. */
  unchecked?: readonly GeneratedFile[];
};

/**
 * Writes the files, or with `--check` among the arguments only compares them.
 *
 * @returns The exit code: 1 when `--check` finds a file that is not current.
 */
export function keepGenerated(files: readonly GeneratedFile[], { script, owned, unchecked = [] }: Options): number {
  const isCheck = process.argv.includes("--check");
  const stale = [...files, ...(isCheck ? [] : unchecked)].filter(({ file, text }) => readOptional(file) !== text);
  const strangers =
    owned === undefined ? [] : listFolder(owned).filter((name) => ![...files, ...unchecked].some(({ file }) => file === name));
  if (isCheck) {
    for (const file of [...stale.map((each) => each.file), ...strangers])
      process.stdout.write(`${file} is not current; run npm run ${script}\n`);
    return stale.length + strangers.length > 0 ? 1 : 0;
  }
  for (const { file, text } of stale) {
    putFile(file, text);
    process.stdout.write(`wrote ${file}\n`);
  }
  for (const file of strangers) rmSync(file);
  return 0;
}

/** Runs a command that only writes generated files. @param what For `--help`: the files, and their source. */
export async function runGenerator(script: string, what: string, write: () => number): Promise<void> {
  const help = `npm run ${script} -- [--check]\n\nWrites ${what}.\n\n  --check   writes nothing; fails with a list of what is not current`;
  await runCommand({ help, read: (args) => parseOptions(args, { check: { type: "boolean" } }) }, write);
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}
