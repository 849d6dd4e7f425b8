/** `npm run database`, and `node dist/database.mjs` on a server: copies, restores and moves the database. */
import { runCommand } from "./lib/command.ts";
import { DATABASE_HELP, readDatabaseOptions } from "./lib/database/options.ts";
import { runDatabaseCommand } from "./lib/database/run-database.ts";

await runCommand({ help: DATABASE_HELP, read: readDatabaseOptions }, runDatabaseCommand);
