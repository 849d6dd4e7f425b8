/** The command line of `npm run bench:serve`. */
import { parseOptions, wholeNumber } from "#scripts/lib/options.ts";

export type ServeOptions = { rounds: number; /** Of each measurement. */ seconds: number };

export const HELP = `npm run bench:serve -- [options]

Measures how fast the build in dist/ is served, beside next start and nginx in the same run; whether pages wait for pictures
or sign-ups; start time, memory and size. Nothing else should run on the machine.

  --rounds 5     how often each server is measured, in turn; the table shows medians (3)
  --seconds 10   how long each measurement takes (5)`;

/** @throws OptionError with a sentence for the terminal. */
export function readServeOptions(args: readonly string[]): ServeOptions {
  const { values } = parseOptions(args, { rounds: { type: "string", default: "3" }, seconds: { type: "string", default: "5" } });
  return { rounds: wholeNumber("--rounds", values.rounds), seconds: wholeNumber("--seconds", values.seconds) };
}
