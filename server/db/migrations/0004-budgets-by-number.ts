import { type Kysely, sql } from "kysely";

/**
 * When the last mails to a mailbox were queued, in one column: how many may be sent in a day is a number in the policies then,
 * and not a number of columns. And how many bytes of a download were sent again after breaks. Only adds: a server of the
 * version before may still be at work.
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

  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("download_links").dropColumn("resumed_bytes").execute();
    await db.schema.alterTable("recipients").dropColumn("recent").execute();
  },
};
