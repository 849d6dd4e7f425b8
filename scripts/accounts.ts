/** `npm run accounts`: exports, erases and counts accounts, for the vendor's staff. */
import { runCommand } from "./lib/command.ts";
import { ACCOUNTS_HELP, readAccountOptions } from "./lib/staff/options.ts";

await runCommand({ help: ACCOUNTS_HELP, needs: ["content"], read: readAccountOptions }, async (command) => {
  // The server's modules import the compiled content.
  const { runOnData } = await import("./lib/staff/run-on-data.ts");
  const result = await runOnData(command);
  if (result === null || result === false) {
    console.error("no account has this address");
    return 1;
  }
  console.log(result === true ? "erased" : JSON.stringify(result, null, 2));
  return 0;
});
