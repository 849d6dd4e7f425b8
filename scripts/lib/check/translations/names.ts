/** What a section is called for a reader. */
import type { Section } from "#scripts/lib/check/sections.ts";
import { firstLine, type Pair } from "./pairs.ts";

/** `the section "Start a trial"`, `the field title`, `the message header.shop`. */
export function nameOf({ entity, source: { section } }: Pick<Pair, "entity" | "source">): string {
  if (section.depth === 0) return "the text before the first heading";
  if (section.depth !== undefined) return `the section "${headingOf(section)}"`;
  const field = section.id
    .slice(1)
    .replace(/\/words\/[a-z]+$/u, "")
    .replaceAll("/", ".");
  return `the ${entity === "Messages" ? "message" : entity === "Phrases" ? "sentence" : "field"} ${field}`;
}

/** The heading of a part of a body, without its signs. */
export const headingOf = ({ text }: Pick<Section, "text">): string => firstLine(text).replace(/^#+ /u, "");
