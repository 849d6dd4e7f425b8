import type { Kysely } from "kysely";

export const downloads = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("download_links")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("product", "text", (column) => column.notNull())
      .addColumn("edition", "text", (column) => column.notNull())
      .addColumn("version", "text", (column) => column.notNull())
      .addColumn("system", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("mail_id", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("uses", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("resumes", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("download_links_age").on("download_links").column("created_at").execute();
    await db.schema
      .createTable("download_networks")
      .addColumn("link_id", "text", (column) => column.notNull().references("download_links.id").onDelete("cascade"))
      .addColumn("network", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("download_networks_key", ["link_id", "network"])
      .execute();
  },
};
