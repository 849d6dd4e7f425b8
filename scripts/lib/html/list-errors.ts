/** The checker's errors for people. A mistake in a component stands in hundreds of documents, and is said once. */
import type { HtmlError } from "./check-documents.ts";

/** Places that are named; the rest are counted. */
const NAMED = 5;

export function listErrors(errors: readonly HtmlError[]): string {
  const byMessage = new Map<string, HtmlError[]>();
  for (const error of errors) byMessage.set(error.message, [...(byMessage.get(error.message) ?? []), error]);
  const paragraphs = [...byMessage].map(([message, places]) => {
    const named = places.slice(0, NAMED).map(({ file, line, column }) => `  ${file}:${line}:${column}`);
    const more = places.length > NAMED ? [`  and ${places.length - NAMED} more`] : [];
    const extract = places[0]?.extract.replace(/\s+/gu, " ").trim() ?? "";
    return [message, ...(extract === "" ? [] : [`  … ${extract} …`]), ...named, ...more].join("\n");
  });
  return paragraphs.join("\n\n");
}
