import { sql } from "kysely";
import type { Queries } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

/** Adds one rating to an article's counts. */
export async function countRating(db: Queries, article: string, locale: string, isHelpful: boolean): Promise<void> {
  const [helpful, notHelpful] = isHelpful ? [1, 0] : [0, 1];
  await db
    .insertInto("article_ratings")
    .values({ article, locale, helpful, not_helpful: notHelpful })
    .onConflict((conflict) =>
      conflict.columns(["article", "locale"]).doUpdateSet({
        helpful: sql`article_ratings.helpful + ${helpful}`,
        not_helpful: sql`article_ratings.not_helpful + ${notHelpful}`,
      }),
    )
    .execute();
}

/** Counts a search; one that was reported before is counted in its row. */
export async function countMissedSearch(db: Queries, query: string, locale: string, now: number): Promise<void> {
  await db
    .insertInto("missed_searches")
    .values({ query, locale, times: 1, last_at: now })
    .onConflict((conflict) => conflict.columns(["query", "locale"]).doUpdateSet({ times: sql`missed_searches.times + 1`, last_at: now }))
    .execute();
}

export const listRatings = (db: Queries): Promise<Tables["article_ratings"][]> => db.selectFrom("article_ratings").selectAll().execute();

/** The most frequent first. */
export const listMissedSearches = (db: Queries): Promise<Tables["missed_searches"][]> =>
  db.selectFrom("missed_searches").selectAll().orderBy("times", "desc").orderBy("query").execute();

/** @param before Milliseconds since 1970. @returns The number of deleted rows. */
export async function deleteSearchesBefore(db: Queries, before: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("missed_searches").where("last_at", "<", before).executeTakeFirst();
  return Number(numDeletedRows);
}
