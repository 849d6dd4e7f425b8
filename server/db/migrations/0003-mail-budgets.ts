import type { Kysely } from "kysely";

const EARLIER = ["at_2", "at_3", "at_4"] as const;

/**
 * A recipient's row holds when its last mails were queued, so that nobody has to look for them in the outbox. Only adds to
 * tables: a server of the version before may still be at work on them.
 */
export const mailBudgets = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of EARLIER) await db.schema.alterTable("recipients").addColumn(name, "bigint").execute();
    await db.schema.dropIndex("outbox_recipient").execute();
  },

  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex("outbox_recipient").on("outbox").columns(["recipient", "created_at"]).execute();
    for (const name of EARLIER) await db.schema.alterTable("recipients").dropColumn(name).execute();
  },
};
