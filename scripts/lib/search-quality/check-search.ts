/** Measures and explains the built search. */
import { searchQueriesOf } from "#lib/content/search.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import { OptionError } from "#scripts/lib/options.ts";
import { explainRanking, listShortfalls, measureSearch, type Quality } from "./measure.ts";
import { readBuiltSearch } from "./read-built.ts";

const SITE = "dist/site";

export type SearchOptions = { locale: Locale | undefined; misses: boolean; claims: boolean; why?: string };

/** @returns The exit code: 1 when a language is below the bar. @throws OptionError for a language that the site does not have. */
export function checkSearch({ locale: only, misses, claims, why }: SearchOptions): number {
  const locales = LOCALES.filter((locale) => only === undefined || locale === only);
  if (locales.length === 0) throw new OptionError(`--locale ${only ?? ""}: write one of ${LOCALES.join(", ")}`);

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
    if (claims)
      for (const { claim, query, first, amongThree } of queries)
        if (claim !== undefined) console.log(`  ${claim}: "${query}" finds ${[first ?? amongThree].flat().join(" or ")}`);
    for (const shortfall of listShortfalls(quality)) {
      failed = true;
      console.error(`${locale}: ${shortfall}; --misses lists the queries`);
    }
  }
  return failed ? 1 : 0;
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
