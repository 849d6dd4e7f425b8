/** Reads the search of the built site as a browser gets it. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadIndex } from "#lib/search/loaded-index.ts";
import type { SearchIndex } from "#lib/search/search-index.ts";
import { fragmentFile, INDEX_FILE } from "#scripts/lib/finish/search/write-search.ts";
import type { Locale } from "#schemas/locale.ts";
import type { BuiltSearch } from "./measure.ts";

/** @returns Undefined when the build has no search of the language, because another one stands in. */
export function readBuiltSearch(site: string, locale: Locale): BuiltSearch | undefined {
  const folder = join(site, "pagefind", locale);
  const file = join(folder, INDEX_FILE);
  if (!existsSync(file)) return undefined;
  return {
    index: loadIndex(JSON.parse(readFileSync(file, "utf8")) as SearchIndex),
    indexBytes: sentBytes(file),
    bytesOf: (fragment) => sentBytes(fragmentFile(folder, fragment)),
  };
}

const sentBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
