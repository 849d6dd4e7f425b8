/** Results of one step for each page, which the next build takes over where a page is the same. */
import { join } from "node:path";
import { readOptional, replaceFile } from "#scripts/lib/put-file.ts";

/** What builds keep of pages for the next one; without it, every page is made anew. */
export const PAGES_CACHE = ".cache/pages";

export type KeptResults<Result> = {
  /** @param input Hash of the page as the step gets it. @returns The page's result of the last build; undefined when that got another page. */
  find: (page: string, input: string) => Result | undefined;
  keep: (page: string, input: string, result: Result) => void;
  /** Writes what was found or kept in this build, for the next one. */
  save: () => void;
};
type Kept<Result> = { key: string; pages: Record<string, { input: string; result: Result }> };

/**
 * @param step Name of the step; its results are in a file of that name.
 * @param key Of everything but the page that the results depend on. Those of another key are forgotten.
 */
export function keptResults<Result>(step: string, key: string, folder = PAGES_CACHE): KeptResults<Result> {
  const file = join(folder, `${step}.json`);
  const last = readKept<Result>(file);
  const before = last?.key === key ? last.pages : {};
  const now: Kept<Result> = { key, pages: {} };
  const keep: KeptResults<Result>["keep"] = (page, input, result) => {
    now.pages[page] = { input, result };
  };
  return {
    find: (page, input) => {
      const found = Object.hasOwn(before, page) ? before[page] : undefined;
      if (found?.input !== input) return undefined;
      keep(page, input, found.result);
      return found.result;
    },
    keep,
    save: () => {
      replaceFile(file, JSON.stringify(now));
    },
  };
}

function readKept<Result>(file: string): Kept<Result> | undefined {
  try {
    return JSON.parse(readOptional(file) ?? "null") as Kept<Result>;
  } catch {
    // The file was altered: all results are made again.
    return undefined;
  }
}
