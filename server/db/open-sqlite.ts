/** The embedded database: one file in the data folder. */
import { Kysely } from "kysely";
import Libsql from "libsql";
import { join } from "node:path";
import { makePrivateFile } from "#server/data-folder.ts";
import { StartError } from "#server/env.ts";
import { guardBinding } from "./bind-guard.ts";
import type { Database, Queries } from "./database.ts";
import { takeDataLock } from "./data-lock.ts";
import { sharedCommit } from "./shared-commit.ts";
import { Dialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

/** For a start: a back-up or a person with a tool may have the file. Milliseconds. */
const PATIENCE = 5_000;

/** @throws StartError when another server has the folder. */
export function openSqlite(folder: string): Database {
  const lock = takeDataLock(folder);
  if (lock === undefined) throw new StartError("The data folder is in use:", [`DATA_DIR: another server has ${folder}; stop it first`]);
  let queries: Queries;
  try {
    const file = join(folder, "site.db");
    // SQLite gives the files beside it the same permissions.
    makePrivateFile(file);
    const handle = guardBinding(new Libsql(file, { timeout: PATIENCE }));
    // In this order: switching to WAL can meet a lock itself. FULL, because NORMAL loses acknowledged rows when the power fails.
    for (const setting of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"]) handle.pragma(setting);
    queries = new Kysely<Tables>({ dialect: new Dialect(handle) });
  } catch (error) {
    lock.release();
    throw error;
  }
  return {
    engine: "sqlite",
    queries,
    transact: sharedCommit(queries),
    async close() {
      await queries.destroy();
      lock.release();
    },
  };
}
