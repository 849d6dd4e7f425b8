/** Results of one step for each page, which the next build takes over where a page is the same. */
import { closeSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { readOptional } from "#scripts/lib/put-file.ts";

/** What builds keep of pages for the next one; without it, every page is made anew. */
export const PAGES_CACHE = ".cache/pages";

export type KeptResults<Result> = {
  /** @param input Hash of the page as the step gets it. @returns The page's result of the last build; undefined when that got another page. */
  find: (page: string, input: string) => Result | undefined;
  keep: (page: string, input: string, result: Result) => void;
  /** Writes what was found or kept in this build, for the next one. */
  save: () => void;
};

/** A line of the file; its first one is the key. */
type Line<Result> = readonly [page: string, input: string, result: Result];

/**
 * @param step Name of the step; its results are in a file of that name.
 * @param key Of everything but the page that the results depend on. Those of another key are forgotten.
 */
export function keptResults<Result>(step: string, key: string, folder = PAGES_CACHE): KeptResults<Result> {
  const file = join(folder, `${step}.jsonl`);
  const before = new Map(readLines<Result>(file, key).map((line) => [line[0], line]));
  const now = new Map<string, Line<Result>>();
  return {
    find: (page, input) => {
      const line = before.get(page);
      if (line?.[1] !== input) return undefined;
      now.set(page, line);
      return line[2];
    },
    keep: (page, input, result) => now.set(page, [page, input, result]),
    save: () => {
      writeLines(file, [key, ...now.values()]);
    },
  };
}

function readLines<Result>(file: string, key: string): Line<Result>[] {
  try {
    const [first = "null", ...lines] = (readOptional(file) ?? "").trim().split("\n");
    return JSON.parse(first) === key ? lines.map((line) => JSON.parse(line) as Line<Result>) : [];
  } catch {
    // The file was altered: all results are made again.
    return [];
  }
}

/** One by one, because those of a large site take 100 MB together; and the file is replaced at once, so that a build that is killed leaves the old one. */
function writeLines(file: string, values: Iterable<unknown>): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = openSync(`${file}.new`, "w");
  for (const value of values) writeSync(draft, `${JSON.stringify(value)}\n`);
  closeSync(draft);
  renameSync(`${file}.new`, file);
}
