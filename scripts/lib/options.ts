/** Reads options from a command line, with errors for the person who typed them. */
import { statSync } from "node:fs";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { findNearest } from "#scripts/lib/report/wording.ts";

/** A wrong command line: the message says what was found and what to write. */
export class OptionError extends Error {}

type Specification = NonNullable<ParseArgsConfig["options"]>;
type Parsed<Options extends Specification> = ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>;

/**
 * @param options As `parseArgs` of node:util takes them.
 * @param maxPositionals How many arguments without a name are allowed.
 * @throws OptionError for an unknown option, with the one that was probably meant, a missing value, or too many arguments.
 */
export function parseOptions<const Options extends Specification>(
  args: readonly string[],
  options: Options,
  maxPositionals = 0,
): Parsed<Options> {
  refuseUnknown(args, options);
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
    const surplus = parsed.positionals.slice(maxPositionals);
    if (surplus.length > 0) throw new OptionError(`${surplus.join(" ")}: not expected here; --help lists the options`);
    return parsed;
  } catch (cause) {
    if (cause instanceof OptionError) throw cause;
    throw new OptionError((cause as Error).message.split("\n")[0], { cause });
  }
}

/** @throws OptionError with the option that was probably meant. */
function refuseUnknown(args: readonly string[], specification: Readonly<Record<string, unknown>>): void {
  const known = Object.keys(specification);
  for (const argument of args) {
    const name = /^--([^=]+)/u.exec(argument)?.[1];
    if (name === undefined || known.includes(name)) continue;
    const nearest = findNearest(name, known);
    throw new OptionError(`there is no option --${name}; ${nearest === undefined ? "--help lists them" : `did you mean --${nearest}?`}`);
  }
}

/** @throws OptionError unless there is a content folder. */
export function requireContent(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new OptionError(`there is no folder ${folder}; CONTENT_DIR names the content folder`);
}

/** @throws OptionError with the allowed values. */
export function oneOf<Value extends string>(option: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new OptionError(`${option} is ${value}; it must be one of ${allowed.join(", ")}`);
  return found;
}

/** @throws OptionError unless the value is a whole number from 1 to the maximum. */
export function wholeNumber(option: string, value: string, max = Number.MAX_SAFE_INTEGER): number {
  if (!/^[1-9]\d*$/u.test(value) || Number(value) > max)
    throw new OptionError(`${option}: write a whole number from 1${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ""}`);
  return Number(value);
}
