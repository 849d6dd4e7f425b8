/** The command line of `npm run bench:build`. */
import { listSiteLocales } from "#scripts/lib/site-locales.ts";
import { OptionError, parseOptions, wholeNumber } from "#scripts/lib/options.ts";

const LOCALES = listSiteLocales();

export type BenchOptions = {
  /** Numbers of added documents, ascending. The content without added documents is always measured. */
  documents: number[];
  runs: number;
  /** Only builds without output of an earlier one. */
  cold: boolean;
  keep: boolean;
  json?: string;
};

export const HELP = `npm run bench:build -- [options]

Measures builds of a copy of the project with more and more generated documents, cold, warm and after one change.

  --documents 120,600   how many generated documents (600,3000,12000)
  --runs 3              how often each build is measured; the table shows the median (1)
  --cold                only cold builds: 12,000 documents take half an hour
  --keep                leave the copy of the project behind, to look into
  --json FILE           also write every single measurement to a file
`;

const DEFAULT_DOCUMENTS = "600,3000,12000";

const SPECIFICATION = {
  documents: { type: "string", default: DEFAULT_DOCUMENTS },
  runs: { type: "string", default: "1" },
  cold: { type: "boolean", default: false },
  keep: { type: "boolean", default: false },
  json: { type: "string" },
} as const;

/** @throws OptionError with a sentence for the terminal. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { documents, runs, cold, keep, json } = parseOptions(args, SPECIFICATION).values;
  const sizes = documents.split(",").map((word) => wholeNumber("--documents", word.trim()));
  const odd = sizes.find((size) => size % LOCALES.length !== 0);
  if (odd !== undefined)
    throw new OptionError(`--documents has ${odd}; write multiples of ${LOCALES.length}, because each article exists in every language`);
  return {
    documents: [...new Set(sizes)].sort((a, b) => a - b),
    runs: wholeNumber("--runs", runs),
    cold,
    keep,
    json,
  };
}
