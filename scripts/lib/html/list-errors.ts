/** Formats errors: one paragraph for each message, because a mistake in one component is in hundreds of documents. */
import type { HtmlError } from "./check-documents.ts";

/** More places than this are only counted. */
const MAX_PLACES = 5;

export function listErrors(errors: readonly HtmlError[]): string {
  const byMessage = new Map<string, HtmlError[]>();
  for (const error of errors) byMessage.set(error.message, [...(byMessage.get(error.message) ?? []), error]);
  const paragraphs = [...byMessage].map(([message, places]) => {
    const named = places.slice(0, MAX_PLACES).map(({ file, line, column }) => `  ${file}:${line}:${column}`);
    const more = places.length > MAX_PLACES ? [`  and ${places.length - MAX_PLACES} more`] : [];
    const extract = places[0]?.extract.replace(/\s+/gu, " ").trim() ?? "";
    return [message, ...(extract === "" ? [] : [`  … ${extract} …`]), ...named, ...more].join("\n");
  });
  return paragraphs.join("\n\n");
}
