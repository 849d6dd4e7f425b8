/** The command line of `npm run bench:serve`. */
import { parseArgs } from "node:util";
import { OptionError, refuseUnknown } from "#scripts/lib/options.ts";

export type ServeOptions = { rounds: number; /** Of each measurement. */ seconds: number; help: boolean };

export const HELP = `npm run bench:serve -- [options]

  --rounds 5     how often each server is measured, in turn; the table shows medians (3)
  --seconds 10   how long each measurement takes (5)
`;

const SPECIFICATION = {
  rounds: { type: "string", default: "3" },
  seconds: { type: "string", default: "5" },
  help: { type: "boolean", default: false },
} as const;

/** @throws OptionError with a sentence for the terminal. */
export function readServeOptions(args: readonly string[]): ServeOptions {
  refuseUnknown(args, SPECIFICATION);
  const { rounds, seconds, help } = parseArgs({ args: [...args], options: SPECIFICATION }).values;
  return { rounds: wholeNumber("--rounds", rounds), seconds: wholeNumber("--seconds", seconds), help };
}

function wholeNumber(option: string, word: string): number {
  if (!/^[1-9]\d{0,2}$/u.test(word)) throw new OptionError(`${option}: write a whole number from 1 to 999`);
  return Number(word);
}
