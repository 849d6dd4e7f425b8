/** The command lines of `npm run subscribers` and `npm run accounts`. */
import type { StaffCommand } from "#server/staff/run-command.ts";
import { oneOf, OptionError, parseOptions } from "#scripts/lib/options.ts";

const FORMATS = ["json", "csv"] as const;

export type SubscriberOptions = { command: StaffCommand; format: (typeof FORMATS)[number] };

export const SUBSCRIBERS_HELP = `npm run subscribers -- COMMAND [options]

Commands on the newsletter's subscribers. They ask the running server, or open the database where none runs, and name it on stderr.

  export [--format csv|json]   every confirmed subscriber, with the address that ends the newsletter (json)
  proof EMAIL                  everything that proves one subscriber's consent
  delete EMAIL                 erases one person: every spelling of the mailbox, waiting mails and the account too
  stats                        how many there are`;

export const ACCOUNTS_HELP = `npm run accounts -- COMMAND

Commands on accounts. They use the running server, or open the database if none runs, and name it on stderr.

  export EMAIL   everything stored about one account, as JSON
  delete EMAIL   erases one account, with its sessions and links
  stats          how many there are`;

/** @throws OptionError with a sentence for the terminal. */
export function readSubscriberOptions(args: readonly string[]): SubscriberOptions {
  const { values, positionals } = parseOptions(args, { format: { type: "string" } }, 2);
  const command = readCommand(positionals, ["export", "proof", "delete", "stats"], ["proof", "delete"], "a person");
  if (values.format !== undefined && command.name !== "export") throw new OptionError("--format belongs to export");
  return { command, format: oneOf("--format", values.format ?? "json", FORMATS) };
}

/** @throws OptionError with a sentence for the terminal. */
export function readAccountOptions(args: readonly string[]): StaffCommand {
  const { positionals } = parseOptions(args, {}, 2);
  const command = readCommand(positionals, ["export", "delete", "stats"], ["export", "delete"], "an account");
  return "email" in command ? { name: `account-${command.name}`, email: command.email } : { name: `account-${command.name}` };
}

/**
 * @param names The commands.
 * @param addressed Those that take an address.
 * @param whose For messages: whose address it is.
 */
function readCommand<const Name extends string, const Addressed extends Name>(
  [word, email]: readonly string[],
  names: readonly [Name, ...Name[]],
  addressed: readonly Addressed[],
  whose: string,
): { name: Addressed; email: string } | { name: Exclude<Name, Addressed> } {
  if (word === undefined) throw new OptionError(`write a command: ${names.join(", ")}; --help explains them`);
  const name = oneOf("the command", word, names);
  const takesAddress = (each: Name): each is Addressed => addressed.some((other) => other === each);
  if (takesAddress(name)) {
    if (email === undefined) throw new OptionError(`${name} needs the address of ${whose}: ${name} person@example.com`);
    return { name, email };
  }
  if (email !== undefined) throw new OptionError(`${name} takes no address`);
  return { name: name as Exclude<Name, Addressed> };
}
