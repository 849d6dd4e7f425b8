/** The command line of `npm run bench:build`. */
import { LOCALES } from "#lib/i18n/locales.ts";
import { OptionError } from "#scripts/lib/options.ts";
import { parseOptions, wholeNumber } from "#tests/support/command-line.ts";

export type BenchOptions = {
  /** Numbers of added documents, ascending. The content without added documents is always measured. */
  documents: number[];
  runs: number;
  keep: boolean;
  json?: string;
  help: boolean;
};

export const HELP = `npm run bench:build -- [options]

  --documents 120,600   numbers of added documents (600,3000,12000)
  --runs 3              measurements of each build; the table shows the median (1)
  --keep                keep the copy of the project
  --json FILE           also write all measurements to a file
`;

/** @throws OptionError with a sentence for the terminal. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { documents, runs, keep, json, help } = parseOptions(args, {
    documents: { type: "string", default: "600,3000,12000" },
    runs: { type: "string", default: "1" },
    keep: { type: "boolean", default: false },
    json: { type: "string" },
    help: { type: "boolean", default: false },
  });
  const sizes = documents.split(",").map((size) => wholeNumber("--documents", size.trim()));
  const odd = sizes.find((size) => size % LOCALES.length !== 0);
  if (odd !== undefined)
    throw new OptionError(`--documents has ${odd}; write multiples of ${LOCALES.length}, because each article exists in every language`);
  return {
    documents: [...new Set(sizes)].sort((a, b) => a - b),
    runs: wholeNumber("--runs", runs),
    keep,
    help,
    ...(json === undefined ? {} : { json }),
  };
}
