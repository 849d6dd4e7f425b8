import type { Kysely } from "kysely";

/** Accounts. Tokens and codes are stored as hashes; server/accounts/auth.ts maps the fields of better-auth to columns. */
export const accounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("accounts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email_verified", "integer", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("account_credentials")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("password", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("account_credentials_subject", ["provider", "subject"])
      .execute();
    await db.schema.createIndex("account_credentials_account").on("account_credentials").column("account_id").execute();
    await db.schema
      .createTable("account_sessions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("user_agent", "text")
      .addColumn("app", "text")
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("account_sessions_account").on("account_sessions").column("account_id").execute();
    await db.schema.createIndex("account_sessions_end").on("account_sessions").column("expires_at").execute();
    await db.schema
      .createTable("account_links")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.references("accounts.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("email", "text")
      .addColumn("mail_id", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint")
      .execute();
    await db.schema.createIndex("account_links_account").on("account_links").column("account_id").execute();
    await db.schema.createIndex("account_links_age").on("account_links").column("created_at").execute();
    await db.schema
      .createTable("app_logins")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.references("accounts.id").onDelete("cascade"))
      .addColumn("device_code_hash", "text", (column) => column.notNull().unique())
      .addColumn("user_code_hash", "text", (column) => column.notNull().unique())
      .addColumn("client_id", "text")
      .addColumn("scope", "text")
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("polling_interval", "bigint")
      .addColumn("last_polled_at", "bigint")
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("app_logins_end").on("app_logins").column("expires_at").execute();
  },
};
