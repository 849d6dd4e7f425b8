import { join } from "node:path";
import { sql } from "kysely";
import { bundleFolder } from "#server/bundle-folder.ts";
import { makePrivateFolder } from "#server/data-folder.ts";
import { type Environment, StartError } from "#server/env.ts";
import { messageOf } from "#server/errors.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { startSharedClock } from "./shared-clock.ts";

type Place = Pick<Environment, "DATABASE_URL" | "DATA_DIR">;

/**
 * Opens the database that the environment configures, and migrates it.
 *
 * @param migration The last migration to run, for a copy of that version; left out, all run.
 * @throws StartError with a sentence for the operator.
 */
export async function openDatabase(place: Place, migration?: string): Promise<Database> {
  try {
    return await open(place, migration);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const [name, question] =
      place.DATABASE_URL === undefined
        ? [`DATA_DIR: ${place.DATA_DIR}`, "is there room on its disk, and does another program hold the database?"]
        : ["DATABASE_URL", "is PostgreSQL running there, and are user, password and name right?"];
    throw new StartError("The database cannot be opened:", [`${name}: ${reasonOf(cause)}; ${question}`], { cause });
  }
}

/** An error's message with those of its causes. A host with several addresses has one error for each. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? messageOf(error) : `${messageOf(error)}: ${reasonOf(cause)}`;
}

async function open({ DATABASE_URL, DATA_DIR }: Place, migration?: string): Promise<Database> {
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
