/** The command line of `npm run test:faults`. */
import type { Engine } from "#server/db/database.ts";
import { oneOf, parseOptions, wholeNumber } from "#scripts/lib/options.ts";

const ENGINES: readonly Engine[] = ["sqlite", "postgres"];

const LOADS = ["forms", "payments", "accounts"] as const;

export type FaultOptions = { rounds: number; engines: readonly Engine[]; loads: readonly (typeof LOADS)[number][] };

export const HELP = `npm run test:faults -- [options]

Kills the built server with kill -9 under load, on the embedded database and as three servers that share a PostgreSQL.

  --rounds 20              how often a server is killed, on each engine (200)
  --engine sqlite          only on this engine: sqlite or postgres (both)
  --load payments          only under this load: forms, payments, which are events of Stripe's webhook, or accounts, which are
                           sign-ups, changes and deletions (all)
`;

const SPECIFICATION = {
  rounds: { type: "string", default: "200" },
  engine: { type: "string" },
  load: { type: "string" },
} as const;

/** @throws OptionError with a sentence for the terminal. */
export function readFaultOptions(args: readonly string[]): FaultOptions {
  const { rounds, engine, load } = parseOptions(args, SPECIFICATION).values;
  return {
    rounds: wholeNumber("--rounds", rounds),
    engines: engine === undefined ? ENGINES : [oneOf("--engine", engine, ENGINES)],
    loads: load === undefined ? LOADS : [oneOf("--load", load, LOADS)],
  };
}
