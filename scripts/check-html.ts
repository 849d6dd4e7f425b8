/**
 * `npm run check:html`: every document of the finished site through the Nu Html Checker. Errors count, advice does not;
 * no error is let through by a filter.
 */
import { checkDocuments } from "./lib/html/check-documents.ts";
import { listErrors } from "./lib/html/list-errors.ts";

try {
  const { documents, errors } = checkDocuments(process.argv[2] ?? "dist/site");
  if (errors.length > 0) console.error(`${listErrors(errors)}\n`);
  console.log(`${documents} documents, ${errors.length} HTML errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
