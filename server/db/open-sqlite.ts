/** The embedded database: one file in the data folder, which only one server may use at a time. */
import { Kysely } from "kysely";
import Libsql from "libsql";
import { join } from "node:path";
import { makePrivateFile } from "#server/data-folder.ts";
import { StartError } from "#server/env.ts";
import { errorCode, messageOf } from "#server/errors.ts";
import type { Queries, Unclocked } from "./database.ts";
import { sharedCommit } from "./shared-commit.ts";
import { LibsqlDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

export const databaseFile = (folder: string): string => join(folder, "site.db");

/** How long the start waits for a lock, for example of a back-up tool. Milliseconds. */
const START_LOCK_TIMEOUT_MS = 5_000;

/** @throws StartError if another server uses the folder. */
export function openSqlite(folder: string): Unclocked {
  const lock = takeDataLock(folder);
  if (lock === undefined) throw new StartError("The data folder is in use:", [`DATA_DIR: another server has ${folder}; stop it first`]);
  let queries: Queries;
  try {
    const file = databaseFile(folder);
    // SQLite creates its -wal and -shm files with the same permissions.
    makePrivateFile(file);
    const handle = new Libsql(file, { timeout: START_LOCK_TIMEOUT_MS });
    // WAL first, because switching to it can meet a lock. FULL, because NORMAL loses acknowledged rows in a power failure.
    for (const setting of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"]) handle.pragma(setting);
    queries = new Kysely<Tables>({ dialect: new LibsqlDialect(handle) });
  } catch (error) {
    lock.release();
    if (!/^SQLITE_(?:NOTADB|CORRUPT)/u.test(errorCode(error) ?? "")) throw error;
    const mistake = `DATA_DIR: ${databaseFile(folder)} is damaged (${messageOf(error)}); restore the newest copy into an empty folder`;
    throw new StartError("The database cannot be opened:", [mistake], { cause: error });
  }
  const transact = sharedCommit(queries);
  return {
    engine: "sqlite",
    queries,
    transact,
    write: transact,
    async close() {
      await queries.destroy();
      lock.release();
    },
  };
}

/**
 * Takes the lock on a data folder: an SQLite lock on a file of its own, which the operating system releases when the process ends
 * for whatever reason. A file with a process id would not do, because ids are reused.
 *
 * @returns `undefined` if another process has it.
 */
export function takeDataLock(folder: string): { release: () => void } | undefined {
  const file = join(folder, "server.lock");
  makePrivateFile(file);
  const handle = new Libsql(file, { timeout: 0 });
  try {
    handle.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    handle.close();
    if (errorCode(error) === "SQLITE_BUSY") return undefined;
    throw error;
  }
  return {
    release() {
      handle.exec("ROLLBACK");
      handle.close();
    },
  };
}
