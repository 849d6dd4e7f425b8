import { type Kysely, PostgresAdapter, sql } from "kysely";

const REFUSED = "credit_entries is append-only";

/** Purchases of credits, and the ledger: rows of `credit_entries` are added and never changed, which triggers enforce. */
export const credits = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("credit_purchases")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("amount", "integer", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("ended_at", "bigint")
      .execute();
    await db.schema.createIndex("credit_purchases_account").on("credit_purchases").column("account_id").execute();
    await db.schema
      .createTable("credit_payments")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("purchase_id", "text")
      .addColumn("account_id", "text")
      .addColumn("touched_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("credit_payments_account").on("credit_payments").column("account_id").execute();
    await db.schema
      .createTable("credit_entries")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("payment_id", "text", (column) => column.notNull().references("credit_payments.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("amount", "integer", (column) => column.notNull())
      .addColumn("happened_at", "bigint", (column) => column.notNull())
      .addColumn("booked_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("credit_entries_payment").on("credit_entries").column("payment_id").execute();
    for (const statement of isPostgres(db) ? POSTGRES_GUARD : SQLITE_GUARD) await sql.raw(statement).execute(db);
  },
};

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter;

const SQLITE_GUARD = ["update", "delete"].map(
  (change) => `create trigger credit_entries_no_${change} before ${change} on credit_entries begin select raise(abort, '${REFUSED}'); end`,
);

const POSTGRES_GUARD = [
  `create function refuse_credit_change() returns trigger language plpgsql as $$ begin raise exception '${REFUSED}'; end $$`,
  "create trigger credit_entries_no_change before update or delete or truncate on credit_entries execute function refuse_credit_change()",
];
