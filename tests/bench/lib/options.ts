/** The command line of `npm run bench:build`. */
import { parseArgs } from "node:util";
import { LOCALES } from "#schemas/locale.ts";
import { OptionError, refuseUnknown } from "#scripts/lib/options.ts";

export type BenchOptions = {
  /** Numbers of generated documents, rising, without the base (0), which is always measured. */
  documents: number[];
  runs: number;
  keep: boolean;
  json?: string;
  help: boolean;
};

export const HELP = `npm run bench:build -- [options]

  --documents 120,600   how many generated documents (600,3000,12000)
  --runs 3              how often each build is measured; the table shows the median (1)
  --keep                leave the copy of the project behind, to look into
  --json FILE           also write every single measurement to a file
`;

const DEFAULT_DOCUMENTS = "600,3000,12000";

const SPECIFICATION = {
  documents: { type: "string", default: DEFAULT_DOCUMENTS },
  runs: { type: "string", default: "1" },
  keep: { type: "boolean", default: false },
  json: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/** @throws OptionError with a sentence for the terminal. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { documents, runs, keep, json, help } = parse(args);
  const sizes = documents.split(",").map((word) => wholeNumber("--documents", word.trim()));
  const odd = sizes.find((size) => size % LOCALES.length !== 0);
  if (odd !== undefined)
    throw new OptionError(
      `--documents has ${String(odd)}; an article stands in ${String(LOCALES.length)} languages, so write multiples of ${String(LOCALES.length)}`,
    );
  return {
    documents: [...new Set(sizes)].sort((a, b) => a - b),
    runs: wholeNumber("--runs", runs),
    keep,
    help,
    ...(json === undefined ? {} : { json }),
  };
}

function parse(args: readonly string[]) {
  refuseUnknown(args, SPECIFICATION);
  try {
    return parseArgs({ args: [...args], options: SPECIFICATION, allowPositionals: false }).values;
  } catch (cause) {
    throw new OptionError(`${(cause as Error).message.split("\n")[0] ?? ""}\n\n${HELP}`, { cause });
  }
}

function wholeNumber(option: string, word: string): number {
  if (!/^[1-9]\d*$/u.test(word))
    throw new OptionError(`${option} has ${word === "" ? "an empty number" : word}; write whole numbers from 1`);
  return Number(word);
}
