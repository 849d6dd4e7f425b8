/** `npm run check:search`: the queries of content/<locale>/search-queries.yaml against the built search. */
import { ALL_LOCALES } from "#schemas/locale.ts";
import { runCommand } from "./lib/command.ts";
import { oneOf, parseOptions } from "./lib/options.ts";
import type { SearchOptions } from "./lib/search-quality/check-search.ts";

const HELP = `npm run check:search -- [--locale de] [--misses] [--claims] [--why "query"]

Asks the built search every query of content/<locale>/search-queries.yaml and prints, for each language: how many have the
right page first and among three, the mean reciprocal rank, how many find nothing, and the most bytes of a first and of a
further query (index and texts, without scripts). Fails below the bar.

  --locale   one language only
  --misses   also print each query whose page is not where it must be
  --claims   also print what support must say (content/shared/search.yaml) with the query that finds it and its page
  --why      explain the ranking of this query, in the language of --locale (the site's first)`;

await runCommand({ help: HELP, needs: ["content", "build"], read }, async (options) => {
  // It imports the compiled content.
  const { checkSearch } = await import("./lib/search-quality/check-search.ts");
  return checkSearch(options);
});

function read(args: readonly string[]): SearchOptions {
  const { locale, ...options } = parseOptions(args, {
    locale: { type: "string" },
    misses: { type: "boolean", default: false },
    claims: { type: "boolean", default: false },
    why: { type: "string" },
  }).values;
  return { ...options, locale: locale === undefined ? undefined : oneOf("--locale", locale, ALL_LOCALES) };
}
