/** Commands that read the embedded database must not make a new, empty one, which a wrong DATA_DIR would be. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { databaseFile } from "#server/db/open-sqlite.ts";
import { StartError } from "#server/env.ts";

/** @param folder The data folder; `undefined` for a database elsewhere. @throws StartError if the folder has no database. */
export function requireDatabaseFile(folder: string | undefined): void {
  if (folder === undefined || existsSync(databaseFile(folder))) return;
  throw new StartError("There is no database:", [
    `DATA_DIR: there is no ${resolve(databaseFile(folder))}; name the data folder of the server, or give its variables with node --env-file=FILE`,
  ]);
}
