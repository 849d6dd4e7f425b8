/** Files that a script writes into the repository, and that are checked to be current. */
import { rmSync } from "node:fs";
import { runCommand } from "./command.ts";
import { listFiles } from "./content-files/read-files.ts";
import { parseOptions } from "./options.ts";
import { putFile, readOptional } from "./put-file.ts";

export type GeneratedFile = { file: string; text: string };

type Generated = {
  files: readonly GeneratedFile[];
  /** A folder that may hold only these files. */
  owned?: string;
};

/**
 * Runs a command that only writes generated files. With `--check` it only compares them, and fails when one is not current.
 *
 * @param script The npm script.
 * @param what For `--help`: the files, and their source.
 */
export async function runGenerator(script: string, what: string, generate: () => Generated): Promise<void> {
  const help = `npm run ${script} -- [--check]\n\nWrites ${what}.\n\n  --check   writes nothing; fails with a list of what is not current`;
  const read = (args: readonly string[]) => parseOptions(args, { check: { type: "boolean", default: false } }).values.check;
  await runCommand({ help, read }, (isCheck) => keepGenerated(script, generate(), isCheck));
}

/** @returns The exit code. */
function keepGenerated(script: string, { files, owned }: Generated, isCheck: boolean): number {
  const stale = files.filter(({ file, text }) => readOptional(file) !== text);
  const found = owned === undefined ? [] : listFiles(owned).map((name) => `${owned}/${name}`);
  const unowned = found.filter((name) => !files.some(({ file }) => file === name));
  if (isCheck) {
    for (const file of [...stale.map((each) => each.file), ...unowned])
      process.stdout.write(`${file} is not current; run npm run ${script}\n`);
    return stale.length + unowned.length > 0 ? 1 : 0;
  }
  for (const { file, text } of stale) {
    putFile(file, text);
    process.stdout.write(`wrote ${file}\n`);
  }
  for (const file of unowned) rmSync(file);
  return 0;
}
