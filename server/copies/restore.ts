/** Fills an empty database from a copy. */
import type { Database, Tx } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { migrate } from "#server/db/migrate.ts";
import { type Environment, StartError } from "#server/env.ts";
import { keepSecret } from "#server/secret.ts";
import { type CopyHeader, type Counts, readCopy } from "./copy-file.ts";
import { countRows, insertRows, type Row } from "./store.ts";

/** PostgreSQL takes at most 65,535 values in a statement. */
const BATCH = 200;

/**
 * @param file A copy that readCopy has read to its end before: nothing is written for a broken one.
 * @returns The restored database, brought up to date, and its rows as they were counted in it before that.
 * @throws StartError if the database holds rows, Error if the copy is of a newer version of this server, or of an older one than the database.
 */
export async function restoreCopy(
  file: string,
  env: Pick<Environment, "DATABASE_URL" | "DATA_DIR">,
): Promise<{ database: Database; rows: Counts }> {
  const { header } = await readCopy(file);
  const database = await openDatabase(env, header.migrations.at(-1));
  try {
    const rows = await database.transact(async (tx) => {
      await requireEmpty(tx, header.tables);
      await insertAll(file, tx);
      return countRows(tx, header.tables);
    });
    await migrate(database.queries);
    return { database, rows };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Sees to it that the restored data has its secret, without which unsubscribe links, sign-ins, waiting mails and the list of who was
 * erased cannot be read: that of the copy is kept in the data folder unless the environment has it.
 *
 * @throws StartError if the environment has another secret, or none for a copy that was made with SITE_SECRET and does not hold it.
 */
export function takeSecretOf({ secret }: CopyHeader, { SITE_SECRET, DATA_DIR }: Pick<Environment, "SITE_SECRET" | "DATA_DIR">): void {
  const mistake =
    secret === undefined
      ? "the copy was made with one, and does not hold it; write the same, or a new one if it is lost"
      : 'write the one that the copy holds, which is "secret" in its first line (gunzip --stdout FILE | head -1), or leave it out';
  const isWrong = secret === undefined ? SITE_SECRET === undefined : SITE_SECRET !== undefined && SITE_SECRET !== secret;
  if (isWrong) throw new StartError("The copy has another secret:", [`SITE_SECRET: ${mistake}`]);
  if (secret !== undefined && SITE_SECRET === undefined) keepSecret(DATA_DIR, secret);
}

async function requireEmpty(tx: Tx, tables: readonly string[]): Promise<void> {
  const filled = Object.entries(await countRows(tx, tables)).filter(([, count]) => count > 0);
  if (filled.length === 0) return;
  throw new StartError("A copy is restored into an empty database:", [
    `these tables have rows: ${filled.map(([table, count]) => `${table} (${count})`).join(", ")}; name another DATA_DIR or DATABASE_URL`,
  ]);
}

async function insertAll(file: string, tx: Tx): Promise<void> {
  let table = "";
  let batch: Row[] = [];
  const flush = async () => {
    if (batch.length > 0) await insertRows(tx, table, batch);
    batch = [];
  };
  await readCopy(file, async (next, row) => {
    if (next !== table || batch.length === BATCH) await flush();
    table = next;
    batch.push(row);
  });
  await flush();
}
