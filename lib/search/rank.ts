/**
 * Ranks pages for a query. A page's score grows with each thing asked for that it is about, the rarer the more, and with the share of
 * the query that it answers: pages with all of it, with the weighty part of it and with any of it are in one list, in this order.
 */
import type { LoadedIndex, Meaning } from "./loaded-index.ts";
import { type Part, readQuery } from "./read-query.ts";
import type { PageKind } from "./search-index.ts";

export type WeightedPart = Part & { weight: number };
export type Ranking = ReturnType<typeof rank>;

/** A list of other pages, of versions or of files is seldom what somebody looks for. */
const RANK_BY_KIND: Record<PageKind, number> = {
  article: 1.15,
  product: 1.02,
  download: 0.9,
  page: 0.95,
  overview: 0.85,
  releases: 0.75,
  legal: 0.95,
};
const LIGHT_SHARE = 0.25;
/** A page that is this much about a thing answers it fully. */
const FULL_MATCH = 0.4;
/** The weight of a thing that no page is about, only mentions, beside one that some page is about. */
const MENTIONED_SHARE = 0.25;
const TITLE_BONUS = 0.7;
const KEYWORD_BONUS = 0.3;
/** Parts of a longer query are not tried in all combinations. */
const MAX_COMBINED = 7;
/** Results below this share of the best one's score are left out. */
const LOWEST_SHARE = 0.12;

/**
 * @returns The parts of the query, and the pages that answer it: `matches` is how much the page is about each part, from 0 to 1; `bonus` is what
 *   the page gets because the query holds its title or one of its keywords.
 */
export function rank(query: string, index: LoadedIndex) {
  const matched = readQuery(query, index)
    .map((part) => ({ part, matches: matchesOf(part, index) }))
    .filter(({ matches }) => matches.some((match) => match > 0));
  const isAllLight = matched.every(({ part }) => part.isLight);
  const weights = matched.map(({ part, matches }) => {
    const topicality = MENTIONED_SHARE + (1 - MENTIONED_SHARE) * Math.min(1, Math.max(...matches) / 0.7);
    return rarity(matches) * topicality * part.certainty * (part.isLight && !isAllLight ? LIGHT_SHARE : 1);
  });
  const parts = matched.map(({ part }, place) => ({ ...part, weight: weights[place] ?? 0 }));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const bonuses = bonusesOf(parts, total, index);
  const results = index.pages.flatMap(({ kind }, page) => {
    const matches = matched.map((entry) => entry.matches[page] ?? 0);
    const sumOf = (value: (match: number) => number) =>
      matches.reduce((sum, match, place) => sum + (weights[place] ?? 0) * value(match), 0) / total;
    const about = sumOf((match) => match);
    if (about === 0) return [];
    const covered = sumOf((match) => Math.min(1, match / FULL_MATCH));
    const bonus = bonuses[page] ?? 0;
    return [{ page, score: (about * (0.3 + 0.7 * covered) + bonus) * RANK_BY_KIND[kind], matches, bonus }];
  });
  const sorted = results.sort((a, b) => b.score - a.score || a.page - b.page);
  const lowest = (sorted[0]?.score ?? 0) * LOWEST_SHARE;
  return { parts, results: sorted.filter(({ score }) => score >= lowest) };
}

/** For each page, the best of what the part may mean. */
function matchesOf({ meanings }: Part, index: LoadedIndex): number[] {
  const best = index.pages.map(() => 0);
  for (const meaning of meanings) for (const [page, match] of matchOf(meaning, index)) best[page] = Math.max(best[page] ?? 0, match);
  return best;
}

/** Several terms match together: a page that lacks one of them matches far less. */
function matchOf({ terms, weight }: Meaning, index: LoadedIndex): Map<number, number> {
  const sums = new Map<number, { sum: number; held: number }>();
  const rarities = terms.map((term) => rarity([...(index.weightsOf(term)?.values() ?? [])], index.pages.length));
  const all = rarities.reduce((sum, value) => sum + value, 0);
  for (const [place, term] of terms.entries()) {
    const share = (rarities[place] ?? 0) / all;
    for (const [page, match] of index.weightsOf(term) ?? []) {
      const { sum, held } = sums.get(page) ?? { sum: 0, held: 0 };
      sums.set(page, { sum: sum + share * match, held: held + share });
    }
  }
  return new Map([...sums].map(([page, { sum, held }]) => [page, weight * sum * held ** 2]));
}

/** The inverse frequency of a thing among the pages; a page that only mentions it counts for less. */
function rarity(matches: readonly number[], pages = matches.length): number {
  const frequency = matches.reduce((sum, match) => sum + match, 0);
  return Math.log(1 + pages / (0.5 + frequency));
}

/** What pages get whose title the query names, as far as each covers the other, or that have the query, or a part of it, as a keyword. */
function bonusesOf(parts: readonly WeightedPart[], total: number, index: LoadedIndex): number[] {
  const bonuses = index.titleTerms.map((terms) => TITLE_BONUS * titleMatch(parts, total, terms, index.language));
  const combined = parts.slice(0, MAX_COMBINED);
  for (let set = 1; set < 2 ** combined.length; set += 1) {
    const chosen = combined.filter((_, place) => (set & (1 << place)) !== 0);
    const share = chosen.reduce((sum, { weight }) => sum + weight, 0) / total;
    const pages = index.pagesWithKeyword(chosen.flatMap(({ terms }) => terms));
    // A keyword of many pages distinguishes little.
    for (const page of pages) bonuses[page] = Math.max(bonuses[page] ?? 0, (KEYWORD_BONUS * share ** 2) / pages.length ** 0.5);
  }
  return bonuses;
}

/** A compound in a title holds its parts. */
const holdsTerm = (title: ReadonlySet<string>, term: string, language: string) =>
  title.has(term) ||
  (SHORTEST_INSIDE[language] !== undefined &&
    term.length >= SHORTEST_INSIDE[language] &&
    [...title].some((longer) => longer.includes(term)));
const SHORTEST_INSIDE: Readonly<Record<string, number>> = { de: 5, ja: 2, zh: 2 };

function titleMatch(parts: readonly WeightedPart[], total: number, title: ReadonlySet<string>, language: string): number {
  const named = new Set<string>();
  let share = 0;
  for (const { meanings, weight } of parts) {
    const inTitle = meanings.filter(({ terms }) => terms.every((term) => holdsTerm(title, term, language)));
    share += (weight / total) * Math.max(0, ...inTitle.map((meaning) => meaning.weight));
    for (const term of inTitle.flatMap(({ terms }) => terms)) named.add(term);
  }
  return title.size === 0 ? 0 : share ** 2 * (named.size / title.size);
}
