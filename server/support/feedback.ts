/** What visitors say about support: whether an article helped, and which search found nothing. Nothing is stored about the visitor. */
import { commerce } from "#lib/content/site.ts";
import { hasArticle } from "#lib/content/support-index.ts";
import type { ArticleRating, MissedSearch } from "#schemas/support-feedback.ts";
import { DAY } from "#server/durations.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { countMissedSearch, countRating, deleteSearchesBefore, listMissedSearches, listRatings } from "./store.ts";

/** A visitor may have written something personal into the search. */
const SEARCH_RETENTION = commerce.searchReportDays * DAY;

/** @throws Refusal NOT_FOUND, if there is no such article; RATE_LIMIT_EXCEEDED. */
export async function rateArticle(server: Server, { article, language, isHelpful }: ArticleRating, client: Client): Promise<void> {
  if (!hasArticle(article)) throw new Refusal("NOT_FOUND");
  await takeLimits(server, client, ["feedback-client", "feedback-network"]);
  await server.database.write((db) => countRating(db, article, language, isHelpful));
}

/** @throws Refusal RATE_LIMIT_EXCEEDED. */
export async function reportSearch(server: Server, { query, language }: MissedSearch, client: Client): Promise<void> {
  await takeLimits(server, client, ["feedback-client", "feedback-network"]);
  // Control characters would be commands to the staff's terminal.
  const normal = query
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ");
  await server.database.write((db) => countMissedSearch(db, normal, language, server.now()));
}

export type SupportFeedback = {
  articles: { article: string; language: string; helpful: number; notHelpful: number }[];
  searches: { query: string; language: string; times: number; lastDay: string }[];
};

/** For the vendor's staff: articles by doubt, the highest share of "no" first; searches without result, the most frequent first. */
export async function listFeedback({ database: { queries } }: Server): Promise<SupportFeedback> {
  const [ratings, searches] = [await listRatings(queries), await listMissedSearches(queries)];
  return {
    articles: ratings
      .toSorted((a, b) => doubtOf(b) - doubtOf(a) || (a.article < b.article ? -1 : 1))
      .map(({ article, locale, helpful, not_helpful }) => ({ article, language: locale, helpful, notHelpful: not_helpful })),
    searches: searches.map(({ query, locale, times, last_at }) => ({
      query,
      language: locale,
      times,
      lastDay: new Date(last_at).toISOString().slice(0, 10),
    })),
  };
}

/** The share of "no", as if one more visitor had said yes and one no: a single "no" does not lead the list. */
const doubtOf = ({ helpful, not_helpful }: { helpful: number; not_helpful: number }) => (not_helpful + 1) / (helpful + not_helpful + 2);

/** @returns The number of deleted searches. */
export const deleteOldSearches = ({ database }: Server, now: number) =>
  database.write((db) => deleteSearchesBefore(db, now - SEARCH_RETENTION));
