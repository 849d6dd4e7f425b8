/** What a section is called for a reader. */
import { firstLine, type Pair } from "./pairs.ts";

/** `the section "Start a trial"`, `the field title`, `the message header.shop`. */
export function nameOf({ entity, source: { section } }: Pick<Pair, "entity" | "source">): string {
  if (section.depth === 0) return "the text before the first heading";
  if (section.depth !== undefined) return `the section "${headingOf(section.text)}"`;
  const field = section.id
    .slice(1)
    .replace(/\/words\/[a-z]+$/u, "")
    .replaceAll("/", ".");
  return `the ${entity === "Messages" ? "message" : entity === "Phrases" ? "sentence" : "field"} ${field}`;
}

function headingOf(text: string): string {
  return firstLine(text).replace(/^#+ /u, "");
}
