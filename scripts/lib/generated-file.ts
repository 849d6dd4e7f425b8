/** Files that a script writes into the repository, and that are checked to be current. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { runCommand } from "./command.ts";
import { parseOptions } from "./options.ts";

export type GeneratedFile = { file: string; text: string };

/**
 * Writes the files that differ; with `--check` among the arguments writes nothing.
 *
 * @param options.owned A folder that contains only these files: others in it are removed.
 * @returns The exit code: 1 when a checked file is not current.
 */
export function keepGenerated(files: readonly GeneratedFile[], { script, owned }: { script: string; owned?: string }): number {
  const stale = files.filter(({ file, text }) => !existsSync(file) || readFileSync(file, "utf8") !== text);
  const present = owned === undefined || !existsSync(owned) ? [] : readdirSync(owned).map((name) => `${owned}/${name}`);
  const surplus = present.filter((name) => !files.some(({ file }) => file === name));
  if (process.argv.includes("--check")) {
    for (const file of [...stale.map((each) => each.file), ...surplus]) console.log(`${file} is not current; run npm run ${script}`);
    return stale.length + surplus.length > 0 ? 1 : 0;
  }
  for (const { file, text } of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
  for (const file of surplus) rmSync(file);
  return 0;
}

/** Runs a command that only writes generated files. @param what For `--help`: the files, and their source. */
export async function runGenerator(script: string, what: string, write: () => number): Promise<void> {
  const help = `npm run ${script} -- [--check]\n\nWrites ${what}.\n\n  --check   writes nothing; fails with a list of what is not current`;
  await runCommand({ help, read: (args) => parseOptions(args, { check: { type: "boolean" } }) }, write);
}
