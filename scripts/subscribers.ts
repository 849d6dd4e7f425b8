/** `npm run subscribers`: exports, proves, erases and counts newsletter subscribers, for the vendor's staff. */
import { runCommand } from "./lib/command.ts";
import { readSubscriberOptions, SUBSCRIBERS_HELP } from "./lib/staff/options.ts";

await runCommand({ help: SUBSCRIBERS_HELP, needs: ["content"], read: readSubscriberOptions }, async (options) => {
  // The server's modules import the compiled content.
  const { runOnSubscribers } = await import("./lib/staff/run-on-subscribers.ts");
  return runOnSubscribers(options);
});
