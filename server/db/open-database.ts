import { mkdirSync } from "node:fs";
import { sql } from "kysely";
import type { Environment } from "#server/env.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";

/** Opens the database that the environment names, with its tables up to date. */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Pick<Environment, "DATABASE_URL" | "DATA_DIR">): Promise<Database> {
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const database = DATABASE_URL === undefined ? openSqlite(DATA_DIR) : openPostgres(DATABASE_URL);
  try {
    await migrate(database.queries);
    // From here on SQLite waits for nobody, because every page would wait with it: sqlite-dialect.ts waits beside them.
    if (database.engine === "sqlite") await sql`pragma busy_timeout = 0`.execute(database.queries);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
