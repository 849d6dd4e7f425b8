import type { Kysely } from "kysely";

export const newsletterAndMail = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("subscriptions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull().unique())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("confirmed_at", "bigint")
      .addColumn("unsubscribed_at", "bigint")
      .addColumn("unsubscribed_by", "text")
      .execute();
    await db.schema
      .createTable("sign_ups")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("subscription_id", "text", (column) => column.notNull().references("subscriptions.id").onDelete("cascade"))
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("page", "text")
      .addColumn("policy_version", "text")
      .addColumn("wording", "text", (column) => column.notNull())
      .addColumn("wording_hash", "text", (column) => column.notNull())
      .addColumn("requested_at", "bigint", (column) => column.notNull())
      .addColumn("requested_from", "text", (column) => column.notNull())
      .addColumn("mail_id", "text", (column) => column.notNull())
      .addColumn("confirmed_at", "bigint")
      .addColumn("confirmed_from", "text")
      .execute();
    await db.schema.createIndex("sign_ups_subscription").on("sign_ups").column("subscription_id").execute();
    await db.schema
      .createTable("erasures")
      .addColumn("address_hash", "text", (column) => column.primaryKey())
      .addColumn("erased_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("message_id", "text", (column) => column.notNull())
      .addColumn("template", "text", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("kind", "text")
      .addColumn("recipient", "text", (column) => column.notNull())
      .addColumn("sealed", "text")
      .addColumn("is_proof", "integer", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("lease", "text")
      .addColumn("refusals", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("answer", "text")
      .addColumn("ended_at", "bigint")
      .execute();
    // Most rows are sent mails; the worker reads only the few that are waiting.
    await db.schema.createIndex("outbox_due").on("outbox").columns(["state", "due_at"]).execute();
    await db.schema.createIndex("outbox_recipient").on("outbox").columns(["recipient", "created_at"]).execute();
    await db.schema
      .createTable("recipients")
      .addColumn("recipient", "text", (column) => column.primaryKey())
      .addColumn("touched_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("limits")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull())
      .addColumn("ends_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
