/** The command line of `npm run fuzz`. */
import type { Engine } from "#server/db/database.ts";
import { oneOf, OptionError } from "#scripts/lib/options.ts";
import { parseOptions, wholeNumber } from "#tests/support/command-line.ts";

const ENGINES: readonly Engine[] = ["sqlite", "postgres"];

export type FuzzOptions = {
  minutes: number;
  seed: number;
  database: Engine;
  connections: number;
  /** A file of cases to run instead. */
  replay?: string;
  help: boolean;
};

export const HELP = `npm run fuzz -- [options]

  --minutes 60             duration (3)
  --seed 7                 repeats the cases of a run (default: from the clock, printed)
  --database postgres      sqlite or postgres (sqlite)
  --connections 8          concurrent cases (4)
  --replay FILE            runs the cases of a finding's file, one after the other
`;

/** @param now Milliseconds; the seed if none is given. @throws OptionError with a sentence for the terminal. */
export function readFuzzOptions(args: readonly string[], now: number): FuzzOptions {
  const { minutes, seed, database, connections, replay, help } = parseOptions(args, {
    minutes: { type: "string", default: "3" },
    seed: { type: "string" },
    database: { type: "string", default: "sqlite" },
    connections: { type: "string", default: "4" },
    replay: { type: "string" },
    help: { type: "boolean", default: false },
  });
  if (!/^\d+(?:\.\d+)?$/u.test(minutes) || Number(minutes) === 0) throw new OptionError("--minutes: write a number above 0");
  if (seed !== undefined && !/^\d{1,9}$/u.test(seed)) throw new OptionError("--seed: write a whole number of at most 9 digits");
  return {
    minutes: Number(minutes),
    seed: seed === undefined ? now % 1_000_000_000 : Number(seed),
    database: oneOf("--database", database, ENGINES),
    connections: wholeNumber("--connections", connections, 999),
    help,
    ...(replay === undefined ? {} : { replay }),
  };
}
