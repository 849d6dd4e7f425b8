/** How a command of package.json runs: `--help`, its options, what it needs first, its exit code. */
import { existsSync } from "node:fs";
import { OptionError } from "./options.ts";

/** What commands need, by the files that show that it is there, and the command that provides it. */
const PROVIDED = {
  content: {
    files: [
      ".contentlayer/generated/index.mjs",
      ".contentlayer/installers.json",
      ".contentlayer/locales.json",
      ".contentlayer/region.json",
      ".contentlayer/content-keys.d.ts",
    ],
    name: "compiled content",
    command: "npm run compile:content",
  },
  types: {
    files: [".contentlayer/generated/index.mjs", ".contentlayer/message-arguments.ts", ".next/types/routes.d.ts"],
    name: "generated types",
    command: "npm run typegen",
  },
  build: { files: ["dist/server.mjs", "dist/site/index.html"], name: "a build", command: "npm run build" },
} as const;

export type Need = keyof typeof PROVIDED;

/** Something is missing that another command provides. */
class MissingError extends Error {}

/** @throws Error that names what is missing and the command that provides it. */
function requireProvided(needs: readonly Need[]): void {
  for (const need of needs) {
    const { files, name, command } = PROVIDED[need];
    const missing = files.find((file) => !existsSync(file));
    if (missing !== undefined) throw new MissingError(`${name} is missing (there is no ${missing}): run ${command} first`);
  }
}

export type Command<Options> = {
  /** Printed by `--help`: the command as it is typed, what it does, its options with their defaults. */
  help: string;
  needs?: readonly Need[];
  /** @throws OptionError for a wrong command line. */
  read: (args: readonly string[]) => Options;
};

/**
 * Runs a command, and prints an error without a stack unless it is a mistake in the program.
 *
 * @param run Returns, or resolves with, the exit code; anything but a number means 0.
 * @returns The exit code, which is also set: 2 for a wrong command line or a missing need, 1 when `run` throws.
 */
export async function runCommand<Options>(
  { help, needs = [], read }: Command<Options>,
  run: (options: Options) => unknown,
  args: readonly string[] = process.argv.slice(2),
): Promise<number> {
  process.exitCode = await exitCodeOf();
  return process.exitCode;

  async function exitCodeOf(): Promise<number> {
    if (args.includes("--help") || args.includes("-h")) {
      process.stdout.write(`${help.trim()}\n`);
      return 0;
    }
    try {
      const options = read(args);
      requireProvided(needs);
      const code = await run(options);
      return typeof code === "number" ? code : 0;
    } catch (error) {
      process.stderr.write(`${describeError(error)}\n`);
      return error instanceof OptionError || error instanceof MissingError ? 2 : 1;
    }
  }
}

/** Classes of errors that JavaScript itself throws: the stack helps to mend the program. */
const PROGRAM_ERRORS = [TypeError, RangeError, ReferenceError, SyntaxError];

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return PROGRAM_ERRORS.some((kind) => error instanceof kind) ? (error.stack ?? error.message) : error.message;
}
