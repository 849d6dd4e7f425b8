import { type Kysely, sql } from "kysely";

/** Every unsubscription, with its time and way: a subscription has the last one alone, until it is confirmed again. */
export const unsubscriptions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("unsubscriptions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("subscription_id", "text", (column) => column.notNull().references("subscriptions.id").onDelete("cascade"))
      .addColumn("unsubscribed_at", "bigint", (column) => column.notNull())
      .addColumn("unsubscribed_by", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("unsubscriptions_subscription").on("unsubscriptions").column("subscription_id").execute();
    // The id of the subscription is free as the id of its first row.
    await sql`insert into unsubscriptions (id, subscription_id, unsubscribed_at, unsubscribed_by)
      select id, id, unsubscribed_at, unsubscribed_by from subscriptions where unsubscribed_at is not null`.execute(db);
  },
};
