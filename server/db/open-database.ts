import { join } from "node:path";
import { sql } from "kysely";
import { bundleFolder } from "#server/bundle-folder.ts";
import { makePrivateFolder } from "#server/data-folder.ts";
import { type Environment, StartError } from "#server/env.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { startSharedClock } from "./shared-clock.ts";

/**
 * Opens the database that the environment configures, and migrates it.
 *
 * @param migration The last migration to run, for a copy of that version; left out, all run.
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Environment, "DATABASE_URL" | "DATA_DIR">,
  migration?: string,
): Promise<Database> {
  makePrivateFolder(DATA_DIR);
  const database =
    DATABASE_URL === undefined
      ? (await loadSqlite()).openSqlite(DATA_DIR)
      : (await import("./open-postgres.ts")).openPostgres(DATABASE_URL);
  try {
    await migrate(database.queries, migration);
    // Only the start may wait inside SQLite, which blocks the whole process. Later, sqlite-dialect.ts waits asynchronously.
    if (database.engine === "sqlite") {
      await sql`pragma busy_timeout = 0`.execute(database.queries);
      return { ...database, now: Date.now };
    }
    const clock = await startSharedClock(database.queries);
    return {
      ...database,
      now: clock.now,
      close() {
        clock.stop();
        return database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Loads the embedded database, which has a native part for each platform. The build puts the one for its own platform into
 * dist/node_modules.
 *
 * @throws StartError if the native part for this machine is missing.
 */
async function loadSqlite() {
  try {
    return await import("./open-sqlite.ts");
  } catch (error) {
    const [, missing] = /Cannot find module '(@libsql\/[\w-]+)'/u.exec(error instanceof Error ? error.message : "") ?? [];
    if (missing === undefined) throw error;
    const folder = bundleFolder ?? ".";
    throw new StartError("The embedded database has no part for this machine:", [
      `${missing} is missing in ${join(folder, "node_modules")}: run "npm install --omit=dev" in ${folder} on this machine, or set DATABASE_URL`,
    ]);
  }
}
