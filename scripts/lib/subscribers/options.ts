/** The command line of `npm run subscribers`. */
import type { StaffCommand } from "#server/staff/run-command.ts";
import { oneOf, OptionError, parseOptions } from "#scripts/lib/options.ts";

const FORMATS = ["json", "csv"] as const;
const NAMES = ["export", "proof", "delete", "stats"] as const;

export type StaffOptions = { command: StaffCommand; format: (typeof FORMATS)[number] };

export const HELP = `npm run subscribers -- COMMAND [options]

Commands on the newsletter's subscribers. They ask the running server, or open the database where none runs.

  export [--format csv|json]   every confirmed subscriber, with the address that ends the newsletter (json)
  proof EMAIL                  everything that proves one subscriber's consent
  delete EMAIL                 erases one person: every spelling of the mailbox, waiting mails too
  stats                        how many there are`;

/** @throws OptionError with a sentence for the terminal. */
export function readStaffOptions(args: readonly string[]): StaffOptions {
  const { values, positionals } = parseOptions(args, { format: { type: "string" } }, 2);
  const [word, email] = positionals;
  if (word === undefined) throw new OptionError(`write a command: ${NAMES.join(", ")}; --help explains them`);
  const name = oneOf("the command", word, NAMES);
  if (values.format !== undefined && name !== "export") throw new OptionError("--format belongs to export");
  const format = oneOf("--format", values.format ?? "json", FORMATS);
  if (name === "proof" || name === "delete") {
    if (email === undefined) throw new OptionError(`${name} needs the address of a person: ${name} person@example.com`);
    return { command: { name, email }, format };
  }
  if (email !== undefined) throw new OptionError(`${name} takes no address`);
  return { command: { name }, format };
}
