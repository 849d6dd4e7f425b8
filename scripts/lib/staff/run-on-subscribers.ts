import { toCsv } from "./csv.ts";
import type { SubscriberOptions } from "./options.ts";
import { runOnData } from "./run-on-data.ts";

/** Runs a command on the subscribers and prints its result. @returns The exit code: 1 when nothing is stored about the address. */
export async function runOnSubscribers({ command, format }: SubscriberOptions): Promise<number> {
  const result = await runOnData(command);
  if (result === null) {
    console.error("nothing is stored about this address");
    return 1;
  }
  if (command.name === "delete") {
    console.log(result === true ? "erased" : "there was nothing to erase; the address is on the list of erased ones all the same");
  } else if (format === "csv") {
    const { text, changed } = toCsv(result as Record<string, unknown>[]);
    process.stdout.write(text);
    if (changed > 0) console.error(`${changed} cells look like formulas and begin with an apostrophe; --format json has them as they are`);
  } else {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  }
  return 0;
}
