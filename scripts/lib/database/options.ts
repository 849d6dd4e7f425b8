/** The command line of `npm run database`. */
import { OptionError, parseOptions } from "#scripts/lib/options.ts";

export const DATABASE_HELP = `npm run database -- COMMAND [options]   (on a server: node --env-file=server.env dist/database.mjs COMMAND)

  copy              makes a copy at BACKUP_URL now, while the server may run
  list              the copies at BACKUP_URL, the oldest first
  check [COPY]      reads a copy to its end and counts its rows, by default the newest at BACKUP_URL
  restore [COPY]    fills an empty database from a copy; whoever was erased since is erased again
  move --to URL     copies everything into another, empty database, such as postgres://…; the server must be stopped

COPY is a file, or the name of a copy at BACKUP_URL. The database is that of the environment (DATA_DIR or DATABASE_URL).`;

const COMMANDS = ["copy", "list", "check", "restore", "move"] as const;
export type DatabaseOptions = { command: (typeof COMMANDS)[number]; copy?: string; to?: string };

/** @throws OptionError */
export function readDatabaseOptions(args: readonly string[]): DatabaseOptions {
  const { values, positionals } = parseOptions(args, { to: { type: "string" } }, 2);
  const command = COMMANDS.find((name) => name === positionals[0]);
  if (command === undefined) throw new OptionError(`write one of ${COMMANDS.join(", ")}; --help says more`);
  const [, copy] = positionals;
  const { to } = values;
  if (copy !== undefined && command !== "check" && command !== "restore") throw new OptionError(`${copy}: ${command} takes no copy`);
  if ((command === "move") !== (to !== undefined))
    throw new OptionError("move needs --to postgres://… or --to file:DATA_DIR, and no other command takes it");
  return { command, copy, to };
}
