/** The command line of `npm run test:faults`. */
import { parseArgs } from "node:util";
import type { Engine } from "#server/db/database.ts";
import { oneOf, OptionError, refuseUnknown } from "#scripts/lib/options.ts";

const ENGINES: readonly Engine[] = ["sqlite", "postgres"];

export type FaultOptions = { rounds: number; engines: readonly Engine[]; help: boolean };

export const HELP = `npm run test:faults -- [options]

  --rounds 20              how often a server is killed, on each engine (200)
  --engine sqlite          only on this engine: sqlite or postgres (both)
`;

const SPECIFICATION = {
  rounds: { type: "string", default: "200" },
  engine: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/** @throws OptionError with a sentence for the terminal. */
export function readFaultOptions(args: readonly string[]): FaultOptions {
  refuseUnknown(args, SPECIFICATION);
  const { rounds, engine, help } = parseArgs({ args: [...args], options: SPECIFICATION }).values;
  if (!/^[1-9]\d*$/u.test(rounds)) throw new OptionError("--rounds: write a whole number from 1");
  return { rounds: Number(rounds), engines: engine === undefined ? ENGINES : [oneOf("--engine", engine, ENGINES)], help };
}
