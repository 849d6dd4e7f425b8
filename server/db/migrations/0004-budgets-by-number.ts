import { type Kysely, sql } from "kysely";

/**
 * Stores the times of the last mails to a mailbox as a list in one column, so that the daily limit can change without a
 * migration; adds the bytes that resumed downloads were sent. Only adds columns, because servers of the previous version may
 * still be running.
 */
export const budgetsByNumber = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("recipients").addColumn("recent", "text").execute();
    const earlier = ["at_2", "at_3", "at_4"].map((name) => sql`coalesce(',' || cast(${sql.ref(name)} as text), '')`);
    await sql`update recipients set recent = cast(touched_at as text) || ${sql.join(earlier, sql` || `)}`.execute(db);
    await db.schema
      .alterTable("download_links")
      .addColumn("resumed_bytes", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
