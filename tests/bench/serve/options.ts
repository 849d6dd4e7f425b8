/** The command line of `npm run bench:serve`. */
import { parseOptions, wholeNumber } from "#tests/support/command-line.ts";

export type ServeOptions = { rounds: number; /** Duration of each measurement. */ seconds: number; help: boolean };

export const HELP = `npm run bench:serve -- [options]

  --rounds 5     measurements of each server, in turn; the table shows medians (3)
  --seconds 10   duration of each measurement (5)
`;

/** @throws OptionError with a sentence for the terminal. */
export function readServeOptions(args: readonly string[]): ServeOptions {
  const { rounds, seconds, help } = parseOptions(args, {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    help: { type: "boolean", default: false },
  });
  return { rounds: wholeNumber("--rounds", rounds, 999), seconds: wholeNumber("--seconds", seconds, 999), help };
}
