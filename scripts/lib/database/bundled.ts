/** dist/database.mjs: `npm run database` without a checkout. The bundle contains the content that it needs. */
import { runCommand } from "#scripts/lib/command.ts";
import { DATABASE_HELP, readDatabaseOptions } from "./options.ts";
import { runDatabaseCommand } from "./run-database.ts";

await runCommand({ help: DATABASE_HELP, read: readDatabaseOptions }, runDatabaseCommand);
