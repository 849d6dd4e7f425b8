import type { Kysely } from "kysely";

/** Counts of how helpful articles were, and searches without result. Neither is connected with a person. */
export const supportFeedback = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("article_ratings")
      .addColumn("article", "text", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("helpful", "integer", (column) => column.notNull())
      .addColumn("not_helpful", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("article_ratings_pk", ["article", "locale"])
      .execute();
    await db.schema
      .createTable("missed_searches")
      .addColumn("query", "text", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("times", "integer", (column) => column.notNull())
      .addColumn("last_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("missed_searches_pk", ["query", "locale"])
      .execute();
  },
};
