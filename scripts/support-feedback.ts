/** `npm run support-feedback`: which articles leave doubts, and which searches found nothing, for their authors. */
import type { SupportFeedback } from "#server/support/feedback.ts";
import { runCommand } from "./lib/command.ts";
import { oneOf, parseOptions } from "./lib/options.ts";
import { formatFeedback } from "./lib/staff/format-feedback.ts";

const HELP = `npm run support-feedback -- [options]

Lists what visitors have said about support articles, those with the most doubt first, and searches without result that visitors have
sent. Asks the running server, or opens the database if none runs.

  --format json   for programs (table)`;

const read = (args: readonly string[]) =>
  oneOf("--format", parseOptions(args, { format: { type: "string", default: "table" } }).values.format, ["table", "json"] as const);

await runCommand({ help: HELP, needs: ["content"], read }, async (format) => {
  // The server's modules import the compiled content.
  const { runOnData } = await import("./lib/staff/run-on-data.ts");
  const feedback = (await runOnData({ name: "support-feedback" })) as SupportFeedback;
  console.log(format === "json" ? JSON.stringify(feedback, null, 2) : formatFeedback(feedback));
  return 0;
});
