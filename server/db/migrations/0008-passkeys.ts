import type { Kysely } from "kysely";

/** Passkeys of accounts, and the challenges that wait for an authenticator's response. */
export const passkeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("account_passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("credential_id", "text", (column) => column.notNull().unique())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("sign_count", "bigint", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint")
      .execute();
    await db.schema.createIndex("account_passkeys_account").on("account_passkeys").column("account_id").execute();
    await db.schema
      .createTable("passkey_challenges")
      .addColumn("challenge_hash", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.references("accounts.id").onDelete("cascade"))
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("passkey_challenges_end").on("passkey_challenges").column("expires_at").execute();
    await db.schema.createIndex("passkey_challenges_account").on("passkey_challenges").column("account_id").execute();
  },
};
