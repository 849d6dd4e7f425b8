/** Formats errors: one paragraph for each message, because a mistake in one component is in hundreds of documents. */
import { groupBy } from "#scripts/lib/group-by.ts";
import type { HtmlError } from "./check-documents.ts";

/** More places than this are only counted. */
const MAX_PLACES = 5;

export function listErrors(errors: readonly HtmlError[]): string {
  const paragraphs = [...groupBy(errors, ({ message }) => message)].map(([message, places]) => {
    const named = places.slice(0, MAX_PLACES).map(({ file, line, column }) => `  ${file}:${line}:${column}`);
    const more = places.length > MAX_PLACES ? [`  and ${places.length - MAX_PLACES} more`] : [];
    const extract = places[0]?.extract.replace(/\s+/gu, " ").trim() ?? "";
    return [message, ...(extract === "" ? [] : [`  … ${extract} …`]), ...named, ...more].join("\n");
  });
  return paragraphs.join("\n\n");
}
