/** What the command lines of the benchmarks, the fuzzer and the fault tests share. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { OptionError, refuseUnknown } from "#scripts/lib/options.ts";

/** @throws OptionError with a sentence for the terminal. */
export function parseOptions<const Specification extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Specification,
) {
  refuseUnknown(args, options);
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    throw new OptionError((cause as Error).message.split("\n")[0], { cause });
  }
}

/** @throws OptionError unless the text is a whole number from 1 to the maximum. */
export function wholeNumber(option: string, text: string, max = Number.MAX_SAFE_INTEGER): number {
  const isValid = /^[1-9]\d*$/u.test(text) && Number(text) <= max;
  if (!isValid) throw new OptionError(`${option}: write a whole number from 1${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ""}`);
  return Number(text);
}

/** Runs a tool with the options of the command line. Prints the help for --help; on an error prints the message and sets exit code 2. */
export async function runTool<Options extends { help: boolean }>(
  help: string,
  read: (args: readonly string[]) => Options,
  run: (options: Options) => Promise<void>,
): Promise<void> {
  try {
    const options = read(process.argv.slice(2));
    if (options.help) process.stdout.write(help);
    else await run(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
