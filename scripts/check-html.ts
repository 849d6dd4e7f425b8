/** `npm run check:html`: every document of the built site through the Nu Html Checker. */
import { runCommand } from "./lib/command.ts";
import { checkDocuments } from "./lib/html/check-documents.ts";
import { listErrors } from "./lib/html/list-errors.ts";
import { parseOptions } from "./lib/options.ts";

const HELP = `npm run check:html

Checks every document of dist/site with the Nu Html Checker, which needs Java. Every error counts; warnings do not.`;

await runCommand({ help: HELP, needs: ["build"], read: (args) => parseOptions(args, {}) }, () => {
  const { documents, errors } = checkDocuments("dist/site");
  if (errors.length > 0) console.error(`${listErrors(errors)}\n`);
  console.log(`${documents} documents, ${errors.length} HTML errors`);
  return errors.length > 0 ? 1 : 0;
});
