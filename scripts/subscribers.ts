/** `npm run subscribers`: exports, proves, erases and counts newsletter subscribers, for the vendor's staff. */
import { runCommand } from "./lib/command.ts";
import { HELP, readStaffOptions } from "./lib/subscribers/options.ts";

await runCommand({ help: HELP, needs: ["content"], read: readStaffOptions }, async (options) => {
  // The server's modules import the compiled content.
  const { runStaff } = await import("./lib/subscribers/run-staff.ts");
  return runStaff(options);
});
