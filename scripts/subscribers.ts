/**
 * `npm run subscribers`: what the vendor's staff do with the newsletter's subscribers. Asks the running server, or opens
 * the data itself where none runs.
 *
 *     npm run subscribers -- export --format csv|json   everyone confirmed, with the addresses that end the newsletter
 *     npm run subscribers -- proof EMAIL                all that proves one reader's consent
 *     npm run subscribers -- delete EMAIL               erases one person: every spelling of the mailbox, mails too
 *     npm run subscribers -- stats                      how many there are
 */
import { restrictNewFiles } from "#server/data-folder.ts";
import { StartError } from "#server/env.ts";
import { askData } from "./lib/subscribers/ask-data.ts";
import { toCsv } from "./lib/subscribers/csv.ts";
import { parseCommand, UsageError } from "./lib/subscribers/parse-command.ts";

restrictNewFiles();

try {
  const { command, format } = parseCommand(process.argv.slice(2));
  const result = await askData(command);
  if (result === null) {
    console.error("nothing is known of this address");
    process.exitCode = 1;
  } else if (command.name === "delete") {
    console.log(result === true ? "erased" : "there was nothing to erase; the address is on the list of erased ones all the same");
  } else if (format === "csv") {
    const { text, changed } = toCsv(result as Record<string, unknown>[]);
    process.stdout.write(text);
    if (changed > 0)
      console.error(`${String(changed)} cells look like formulas and have an apostrophe in front; --format json has them as they are`);
  } else {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  }
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
