/** `npm run translate`: what translators have to do, and what they have done. */
import { withFolders } from "#scripts/lib/check/located.ts";
import { runCommand } from "#scripts/lib/command.ts";
import { requireContent } from "#scripts/lib/options.ts";
import { runTranslate } from "#scripts/lib/translation/commands.ts";
import { HELP, readOptions } from "#scripts/lib/translation/options.ts";

await runCommand({ help: HELP, read: readOptions }, async (options) => {
  requireContent(options.root);
  const { text, code } = await runTranslate(options, process.stdout.isTTY && !process.env.NO_COLOR);
  process.stdout.write(withFolders(text, options.root));
  return code;
});
