/** The command line of `npm run test:faults`. */
import type { Engine } from "#server/db/database.ts";
import { oneOf, parseOptions, wholeNumber } from "#scripts/lib/options.ts";

const ENGINES: readonly Engine[] = ["sqlite", "postgres"];

export type FaultOptions = { rounds: number; engines: readonly Engine[] };

export const HELP = `npm run test:faults -- [options]

Kills the built server with kill -9 under load, on the embedded database and as three servers that share a PostgreSQL.

  --rounds 20              how often a server is killed, on each engine (200)
  --engine sqlite          only on this engine: sqlite or postgres (both)
`;

const SPECIFICATION = {
  rounds: { type: "string", default: "200" },
  engine: { type: "string" },
} as const;

/** @throws OptionError with a sentence for the terminal. */
export function readFaultOptions(args: readonly string[]): FaultOptions {
  const { rounds, engine } = parseOptions(args, SPECIFICATION).values;
  return { rounds: wholeNumber("--rounds", rounds), engines: engine === undefined ? ENGINES : [oneOf("--engine", engine, ENGINES)] };
}
