import type { Kysely } from "kysely";

const EARLIER = ["at_2", "at_3", "at_4"] as const;

/**
 * Stores the times of a recipient's last mails in its own row, so that they need not be looked up in the outbox. Only adds
 * columns, because servers of the previous version may still be running.
 */
export const mailBudgets = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of EARLIER) await db.schema.alterTable("recipients").addColumn(name, "bigint").execute();
    await db.schema.dropIndex("outbox_recipient").execute();
  },
};
