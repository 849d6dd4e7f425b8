/** Fills an empty database from a copy. */
import { sql, type Kysely } from "kysely";
import type { Database, Tx } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { migrate } from "#server/db/migrate.ts";
import { type Environment, StartError } from "#server/env.ts";
import { type Counts, readCopy } from "./copy-file.ts";
import type { Row } from "./reader.ts";

/** PostgreSQL takes at most 65,535 values in a statement. */
const BATCH = 200;

/**
 * @param file A copy that readCopy has read to its end before: nothing is written for a broken one.
 * @returns The restored database, brought up to date, and its rows as they were counted in it before that.
 * @throws StartError if the database holds rows, or the copy is of a newer version of this server.
 */
export async function restoreCopy(
  file: string,
  env: Pick<Environment, "DATABASE_URL" | "DATA_DIR">,
): Promise<{ database: Database; rows: Counts }> {
  const { header } = await readCopy(file, {});
  const database = await openDatabase(env, header.migrations.at(-1));
  try {
    const rows = await database.transact(async (tx) => {
      const db = tx as unknown as Kysely<Record<string, Row>>;
      await requireEmpty(db, header.tables);
      await insertRows(file, tx);
      return countRows(db, header.tables);
    });
    await migrate(database.queries);
    return { database, rows };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function requireEmpty(db: Kysely<Record<string, Row>>, tables: readonly string[]): Promise<void> {
  const filled = Object.entries(await countRows(db, tables)).filter(([, count]) => count > 0);
  if (filled.length === 0) return;
  throw new StartError("A copy is restored into an empty database:", [
    `${filled.map(([table, count]) => `${table} has ${count} rows`).join(", ")}; name another DATA_DIR or DATABASE_URL`,
  ]);
}

async function insertRows(file: string, tx: Tx): Promise<void> {
  const db = tx as unknown as Kysely<Record<string, Row>>;
  let table = "";
  let batch: Row[] = [];
  const flush = async () => {
    if (batch.length > 0) await db.insertInto(table).values(batch).execute();
    batch = [];
  };
  await readCopy(file, {
    async take(next, row) {
      if (next !== table || batch.length === BATCH) await flush();
      table = next;
      batch.push(row);
    },
  });
  await flush();
}

export async function countRows(db: Kysely<Record<string, Row>>, tables: readonly string[]): Promise<Counts> {
  const counts: Counts = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    counts[table] = Number(rows[0]?.count ?? 0);
  }
  return counts;
}
