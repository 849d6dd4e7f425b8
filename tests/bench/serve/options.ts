/** The command line of `npm run bench:serve`. */
import { oneOf, parseOptions, wholeNumber } from "#scripts/lib/options.ts";

const PARTS = ["recipe", "other-work"] as const;

export type ServeOptions = {
  rounds: number;
  /** Of each measurement. */
  seconds: number;
  /** The only part to measure. */
  only?: (typeof PARTS)[number];
};

export const HELP = `npm run bench:serve -- [options]

Measures how fast the build in dist/ is served: by nginx with the recipe of deploy/nginx beside a bare file of the same size, with
the ratio, which should be at least 0.9; by this server beside next start and nginx; whether pages wait for pictures or sign-ups; start
time, memory and size. Nothing else should run on the machine.

  --rounds 5     how often each server is measured, in turn; the table shows medians (3)
  --seconds 10   how long each measurement takes (5)
  --only recipe  only nginx with the recipe; other-work: only pages right after a start, beside pictures and beside sign-ups`;

/** @throws OptionError with a sentence for the terminal. */
export function readServeOptions(args: readonly string[]): ServeOptions {
  const { rounds, seconds, only } = parseOptions(args, {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    only: { type: "string" },
  }).values;
  return {
    rounds: wholeNumber("--rounds", rounds),
    seconds: wholeNumber("--seconds", seconds),
    ...(only === undefined ? {} : { only: oneOf("--only", only, PARTS) }),
  };
}
