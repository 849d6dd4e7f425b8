/** `npm run check:content`: reads everything below content/ and prints every problem in one run. */
import { HELP, readOptions } from "#scripts/lib/check/options.ts";
import { runCommand } from "#scripts/lib/command.ts";
import { requireContent } from "#scripts/lib/options.ts";

await runCommand({ help: HELP, read: readOptions }, async (options) => {
  requireContent(options.root);
  // Loaded only when it is needed: it takes half a second.
  const { printCheck } = await import("#scripts/lib/check/print-check.ts");
  return printCheck(options);
});
