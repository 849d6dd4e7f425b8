/** The command line of `npm run test:faults`. */
import type { Engine } from "#server/db/database.ts";
import { oneOf } from "#scripts/lib/options.ts";
import { parseOptions, wholeNumber } from "#tests/support/command-line.ts";

const ENGINES: readonly Engine[] = ["sqlite", "postgres"];

export type FaultOptions = { rounds: number; engines: readonly Engine[]; help: boolean };

export const HELP = `npm run test:faults -- [options]

  --rounds 20              how often a server is killed, on each engine (200)
  --engine sqlite          only on this engine: sqlite or postgres (both)
`;

/** @throws OptionError with a sentence for the terminal. */
export function readFaultOptions(args: readonly string[]): FaultOptions {
  const { rounds, engine, help } = parseOptions(args, {
    rounds: { type: "string", default: "200" },
    engine: { type: "string" },
    help: { type: "boolean", default: false },
  });
  return { rounds: wholeNumber("--rounds", rounds), engines: engine === undefined ? ENGINES : [oneOf("--engine", engine, ENGINES)], help };
}
