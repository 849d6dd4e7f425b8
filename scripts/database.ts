/** `npm run database`: copies, restores and moves the database. On a server: dist/database.mjs. */
import { runCommand } from "./lib/command.ts";
import { DATABASE_HELP, readDatabaseOptions } from "./lib/database/options.ts";

await runCommand({ help: DATABASE_HELP, needs: ["content"], read: readDatabaseOptions }, async (options) => {
  // The server's modules import the compiled content.
  const { runDatabaseCommand } = await import("./lib/database/run-database.ts");
  return runDatabaseCommand(options);
});
