/** Reads every table of a database in one consistent state, whatever its tables are. */
import { type Kysely, sql } from "kysely";
import type { Queries, Tx } from "#server/db/database.ts";

export type Row = Record<string, unknown>;
export type Snapshot = {
  /** In the order in which they were created: a table refers only to earlier ones. */
  tables: string[];
  /** Names of the migrations that the database has. */
  migrations: string[];
  rows: (table: string) => AsyncIterable<Row>;
};

/** Rows that are read at a time. */
const BATCH = 500;
const POSITION = "copy_position";
/** Kysely's own tables, and those of SQLite and libsql. */
const INTERNAL = /^(?:kysely|sqlite|libsql)_/u;

/** An embedded database by its data folder, which a server may be using: it is read through a connection of its own. */
export type Source = { folder: string } | { queries: Queries };

/** Runs `work` on the database as it is now; later writes are not seen, and are not held up. */
export function withSnapshot<Result>(source: Source, work: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  return "folder" in source ? withSqliteSnapshot(source.folder, work) : withPostgresSnapshot(source.queries, work);
}

async function withSqliteSnapshot<Result>(folder: string, work: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  // Only here, because a machine without its native part can use PostgreSQL.
  const { default: Libsql } = await import("libsql");
  const { databaseFile } = await import("#server/db/open-sqlite.ts");
  const handle = new Libsql(databaseFile(folder), { readonly: true });
  const all = (query: string, ...values: unknown[]) => handle.prepare(query).all(...values) as Row[];
  try {
    handle.exec("BEGIN");
    const names = all("select name from sqlite_master where type = 'table' order by rowid").map(({ name }) => String(name));
    return await work({
      tables: names.filter((name) => !INTERNAL.test(name)),
      migrations: all("select name from kysely_migration order by name").map(({ name }) => String(name)),
      rows: (table) =>
        inBatches(0, async (after) =>
          all(`select rowid as ${POSITION}, * from "${table}" where rowid > ? order by rowid limit ${BATCH}`, after),
        ),
    });
  } finally {
    handle.close();
  }
}

function withPostgresSnapshot<Result>(db: Queries, work: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      await sql`set transaction read only`.execute(tx);
      const named = await sql<{ name: string }>`
        select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by oid`.execute(
        tx,
      );
      const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx);
      return work({
        tables: named.rows.map(({ name }) => name).filter((name) => !INTERNAL.test(name)),
        migrations: migrations.rows.map(({ name }) => name),
        rows: (table) =>
          inBatches("(0,0)", async (after) => {
            const query = sql<Row>`
              select ctid::text as ${sql.ref(POSITION)}, * from ${sql.table(table)} where ctid > ${after}::tid order by ctid limit ${BATCH}`;
            return (await query.execute(tx)).rows;
          }),
      });
    });
}

async function* inBatches(first: unknown, read: (after: unknown) => Promise<Row[]>): AsyncIterable<Row> {
  for (let after = first; ;) {
    const batch = await read(after);
    for (const { [POSITION]: position, ...row } of batch) {
      after = position;
      yield row;
    }
    if (batch.length < BATCH) return;
    // SQLite reads synchronously: lets the server answer between two batches.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  // Any table: its columns are not known here.
  const db = tx as unknown as Kysely<Record<string, Row>>;
  await db.insertInto(table).values(rows).execute();
}

export async function countRows(tx: Tx, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(table)}`.execute(tx);
    counts[table] = Number(rows[0]?.count ?? 0);
  }
  return counts;
}
