/** The command line of `npm run fuzz`. */
import type { Engine } from "#server/db/database.ts";
import { oneOf, OptionError, parseOptions, wholeNumber } from "#scripts/lib/options.ts";

const ENGINES: readonly Engine[] = ["sqlite", "postgres"];

export type FuzzOptions = {
  minutes: number;
  seed: number;
  database: Engine;
  connections: number;
  /** A file of cases to run instead. */
  replay?: string;
};

export const HELP = `npm run fuzz -- [options]

Sends random and malformed requests to the built server, which must answer each in time and be unharmed afterwards.

  --minutes 60             how long (3)
  --seed 7                 makes the same cases again (one that the clock gives, printed)
  --database postgres      sqlite or postgres (sqlite)
  --connections 8          concurrent cases (4)
  --replay FILE            runs the cases of a finding's file, one after the other
`;

const SPECIFICATION = {
  minutes: { type: "string", default: "3" },
  seed: { type: "string" },
  database: { type: "string", default: "sqlite" },
  connections: { type: "string", default: "4" },
  replay: { type: "string" },
} as const;

/** @param now Milliseconds; gives the seed where none is named. @throws OptionError with a sentence for the terminal. */
export function readFuzzOptions(args: readonly string[], now: number): FuzzOptions {
  const { minutes, seed, database, connections, replay } = parseOptions(args, SPECIFICATION).values;
  if (!/^\d+(?:\.\d+)?$/u.test(minutes) || Number(minutes) === 0) throw new OptionError("--minutes: write a number above 0");
  if (seed !== undefined && !/^\d{1,9}$/u.test(seed)) throw new OptionError("--seed: write a whole number of at most 9 digits");
  return {
    minutes: Number(minutes),
    seed: seed === undefined ? now % 1_000_000_000 : Number(seed),
    database: oneOf("--database", database, ENGINES),
    connections: wholeNumber("--connections", connections, 999),
    replay,
  };
}
