/** `npm run subscribers`: exports, proves, erases and counts newsletter subscribers, for the vendor's staff. */
import { runCommand } from "./lib/command.ts";
import { toCsv } from "./lib/staff/csv.ts";
import { readSubscriberOptions, SUBSCRIBERS_HELP } from "./lib/staff/options.ts";

await runCommand({ help: SUBSCRIBERS_HELP, needs: ["content"], read: readSubscriberOptions }, async ({ command, format }) => {
  // The server's modules import the compiled content.
  const { runOnData } = await import("./lib/staff/run-on-data.ts");
  const result = await runOnData(command);
  if (result === null) {
    console.error("nothing is stored about this address");
    return 1;
  }
  if (command.name === "delete")
    console.log(result === true ? "erased" : "there was nothing to erase; the address is on the list of erased ones all the same");
  else if (format === "csv") {
    const { text, changed } = toCsv(result as Record<string, unknown>[]);
    process.stdout.write(text);
    if (changed > 0) console.error(`${changed} cells look like formulas and begin with an apostrophe; --format json has them as they are`);
  } else process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  return 0;
});
