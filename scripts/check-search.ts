/** `npm run check:search`: the queries of content/<locale>/search-queries.yaml against the built search. */
import { searchQueriesOf } from "#lib/content/search.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { Locale } from "#schemas/locale.ts";
import { runCommand } from "./lib/command.ts";
import { OptionError, parseOptions } from "./lib/options.ts";
import { explainRanking, listShortfalls, measureSearch, type Quality } from "./lib/search-quality/measure.ts";
import { readBuiltSearch } from "./lib/search-quality/read-built.ts";

const SITE = "dist/site";
const HELP = `npm run check:search -- [--locale de] [--misses] [--why "query"]

Asks the built search every query of content/<locale>/search-queries.yaml and prints, for each language: how many have the
right page first and among three, the mean reciprocal rank, how many find nothing, and the most bytes of a first and of a
further query (index and texts, without scripts). Fails below the bar.

  --locale   one language only
  --misses   also print each query whose page is not where it must be
  --why      explain the ranking of this query, in the language of --locale (${LOCALES[0]} when left out)`;

type Options = { locales: readonly Locale[]; misses: boolean; why: string | undefined };

await runCommand({ help: HELP, needs: ["content", "build"], read: readOptions }, ({ locales, misses, why }) => {
  if (why !== undefined) return explain(why, locales[0] ?? LOCALES[0]);
  let failed = false;
  console.log(`${"".padEnd(8)}queries   first   three     MRR   empty   first kB   further kB`);
  for (const locale of locales) {
    const built = readBuiltSearch(SITE, locale);
    const queries = searchQueriesOf(locale);
    if (built === undefined || queries.length === 0) {
      console.log(`${locale.padEnd(8)}no ${built === undefined ? "search" : "queries"}`);
      continue;
    }
    const quality = measureSearch(built, queries, (path) => localePath(locale, path));
    console.log(lineOf(locale, quality));
    if (misses)
      for (const { query, wanted, place, found } of quality.misses)
        console.log(
          `  "${query}" wants ${wanted.join(" or ")}, which is ${place === undefined ? "not found" : `number ${place}`}; found ${found.join(", ")}`,
        );
    for (const shortfall of listShortfalls(quality)) {
      failed = true;
      console.error(`${locale}: ${shortfall}; --misses lists the queries`);
    }
  }
  return failed ? 1 : 0;
});

function readOptions(args: readonly string[]): Options {
  const { values } = parseOptions(args, {
    locale: { type: "string" },
    misses: { type: "boolean", default: false },
    why: { type: "string" },
  });
  const locale = values.locale === undefined ? undefined : Locale.safeParse(values.locale);
  if (locale?.success === false) throw new OptionError(`--locale ${values.locale ?? ""}: write one of ${LOCALES.join(", ")}`);
  return { locales: locale === undefined ? LOCALES : [locale.data], misses: values.misses, why: values.why };
}

function explain(query: string, locale: Locale): number {
  const built = readBuiltSearch(SITE, locale);
  if (built === undefined) throw new OptionError(`the build has no search of ${locale}`);
  console.log(explainRanking(query, built.index));
  return 0;
}

function lineOf(locale: Locale, quality: Quality): string {
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(8);
  const kilobytes = (bytes: number, width: number) => (bytes / 1000).toFixed(1).padStart(width);
  const rank = quality.reciprocalRank.toFixed(3).padStart(8);
  return `${locale.padEnd(8)}${String(quality.queries).padStart(7)}${percent(quality.first)}${percent(quality.amongThree)}${rank}${percent(quality.empty)}${kilobytes(quality.firstBytes, 11)}${kilobytes(quality.furtherBytes, 13)}`;
}
