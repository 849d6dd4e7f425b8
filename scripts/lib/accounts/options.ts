/** The command line of `npm run accounts`. */
import { oneOf, OptionError, parseOptions } from "#scripts/lib/options.ts";
import type { StaffCommand } from "#server/staff/run-command.ts";

const NAMES = ["export", "delete", "stats"] as const;

export const HELP = `npm run accounts -- COMMAND

Commands on accounts. They use the running server, or open the database if none runs.

  export EMAIL   everything stored about one account, as JSON
  delete EMAIL   erases one account, with its sessions and links
  stats          how many there are`;

/** @throws OptionError with a sentence for the terminal. */
export function readAccountOptions(args: readonly string[]): StaffCommand {
  const { positionals } = parseOptions(args, {}, 2);
  const [word, email] = positionals;
  if (word === undefined) throw new OptionError(`write a command: ${NAMES.join(", ")}; --help explains them`);
  const name = oneOf("the command", word, NAMES);
  if (name === "stats") {
    if (email !== undefined) throw new OptionError("stats takes no address");
    return { name: "account-stats" };
  }
  if (email === undefined) throw new OptionError(`${name} needs the address of an account: ${name} person@example.com`);
  return { name: `account-${name}`, email };
}
