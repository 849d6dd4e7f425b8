/** How well the search answers a list of queries: what `npm run check:search` prints, and the bar that it holds. */
import { DIALOG_RESULTS } from "#lib/search/dialog-results.ts";
import type { LoadedIndex } from "#lib/search/loaded-index.ts";
import { rank, type Ranking } from "#lib/search/rank.ts";
import type { SearchQuery } from "#schemas/search-queries.ts";

/** The index of one language, and how many bytes a visitor downloads for it and for a page's text. */
export type BuiltSearch = { index: LoadedIndex; indexBytes: number; bytesOf: (fragment: string) => number };

export type Quality = ReturnType<typeof measureSearch>;

export const BAR = { first: 0.95, amongThree: 0.99, empty: 0.01, firstBytes: 120_000, furtherBytes: 40_000 };

/** @param addressOf The address of a path in the language of the index. */
export function measureSearch(built: BuiltSearch, queries: readonly SearchQuery[], addressOf: (path: string) => string) {
  const answers = queries.map((entry) => {
    const wanted = wantedPaths(entry).map(addressOf);
    const { results } = rank(entry.query, built.index);
    const pages = results.flatMap(({ page }) => built.index.pages[page] ?? []);
    const place = pages.findIndex(({ url }) => wanted.includes(url));
    const bytes = pages.slice(0, DIALOG_RESULTS).reduce((sum, { fragment }) => sum + built.bytesOf(fragment), 0);
    return { entry, wanted, pages, bytes, place: place < 0 ? undefined : place + 1 };
  });
  const share = (holds: (answer: (typeof answers)[number]) => boolean) => answers.filter(holds).length / Math.max(1, answers.length);
  const furtherBytes = Math.max(0, ...answers.map(({ bytes }) => bytes));
  return {
    queries: answers.length,
    /** Shares from 0 to 1. */
    first: share(({ place }) => place === 1),
    amongThree: share(({ place = Infinity }) => place <= 3),
    reciprocalRank: answers.reduce((sum, { place }) => sum + (place === undefined ? 0 : 1 / place), 0) / Math.max(1, answers.length),
    empty: share(({ pages }) => pages.length === 0),
    /** The most of any query, in bytes: the index and texts, without scripts. */
    firstBytes: built.indexBytes + furtherBytes,
    furtherBytes,
    misses: answers
      .filter(({ entry, place = Infinity }) => place > (entry.first === undefined ? 3 : 1))
      .map(({ entry, wanted, place, pages }) => ({
        query: entry.query,
        claim: entry.claim,
        wanted,
        place,
        found: pages.slice(0, 3).map(({ url }) => url),
      })),
  };
}

const wantedPaths = ({ first, amongThree }: SearchQuery): string[] => [first ?? amongThree ?? []].flat();

/** @returns What is below the bar, in words; nothing when all is well. */
export function listShortfalls(quality: Quality): string[] {
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  return [
    ...(quality.first < BAR.first ? [`first ${percent(quality.first)}, wanted ${percent(BAR.first)}`] : []),
    ...(quality.amongThree < BAR.amongThree ? [`among three ${percent(quality.amongThree)}, wanted ${percent(BAR.amongThree)}`] : []),
    ...quality.misses.flatMap(({ query, claim, place = Infinity }) =>
      claim !== undefined && place > 3 ? [`"${query}" does not find the claim ${claim}`] : [],
    ),
    ...(quality.empty > BAR.empty ? [`without result ${percent(quality.empty)}, at most ${percent(BAR.empty)}`] : []),
    ...(quality.firstBytes > BAR.firstBytes ? [`first query ${quality.firstBytes} bytes, at most ${BAR.firstBytes}`] : []),
    ...(quality.furtherBytes > BAR.furtherBytes ? [`further query ${quality.furtherBytes} bytes, at most ${BAR.furtherBytes}`] : []),
  ];
}

/** Pages whose rank is explained. */
const MAX_EXPLAINED = 8;

/** Why pages rank as they do for a query: its parts with their weights and meanings, and what each page got for each of them. */
export function explainRanking(query: string, index: LoadedIndex): string {
  const { parts, results }: Ranking = rank(query, index);
  const lines = [`"${query}" in ${index.language}`, "", "asks for"];
  if (parts.length === 0) lines.push("  nothing that any page holds");
  for (const { typed, weight, isLight, meanings } of parts) {
    const listed = meanings.map((meaning) => `${meaning.terms.join("+")} ${meaning.weight.toFixed(2)}`);
    lines.push(`  ${typed}  weight ${weight.toFixed(2)}${isLight ? ", light" : ""}: ${listed.join(", ")}`);
  }
  lines.push("", "finds");
  for (const { page, score, matches, bonus } of results.slice(0, MAX_EXPLAINED)) {
    const found = index.pages[page];
    const shares = parts.map(({ typed }, place) => `${typed} ${(matches[place] ?? 0).toFixed(2)}`);
    lines.push(
      `  ${score.toFixed(2)}  ${found?.url ?? ""} (${found?.kind ?? ""})  ${shares.join(", ")}; title and keywords ${bonus.toFixed(2)}`,
    );
  }
  return lines.join("\n");
}
