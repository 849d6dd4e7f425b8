/** A document in sections, the parts that are translated one by one: fields of front matter or YAML, and the body from heading to heading. */
import type { Root, RootContent } from "mdast";
import { headingId } from "#lib/heading-id.ts";
import type { Range } from "./facts.ts";
import { rangeOf, textOf } from "./mdx-nodes.ts";
import { normalised, sectionText } from "./section-text.ts";
import { textScalars } from "./text-scalars.ts";
import { pointer, type YamlTree } from "#scripts/lib/content-files/yaml-file.ts";

export type Section = {
  /** `:title` for a field, by `pointer(path)`; `#Heading` for a part of the body, by its anchor; `#` for what precedes the first heading. */
  id: string;
  /** The text without what does not count: white space, emphasis. A body has one block a line. */
  text: string;
  at: Range;
  /** The level of the heading; 0 before the first one. Fields have none. */
  depth?: number;
};

/** Fields that are not translated: the words of a language for the search, and facts about the document. */
const NOT_TRANSLATED = /^(?:keywords|source)(?:\/|$)/u;

/** The fields with text. A list of texts is one section: languages may divide a text differently. */
export function fieldSections(tree: YamlTree | undefined): Section[] {
  const found = new Map<string, { texts: string[]; at: Range }>();
  for (const { path, value, start, end } of textScalars(tree)) {
    if (NOT_TRANSLATED.test(pointer(path))) continue;
    const id = pointer(typeof path.at(-1) === "number" ? path.slice(0, -1) : path);
    const known = found.get(id) ?? { texts: [], at: [start, end] };
    found.set(id, { texts: [...known.texts, normalised(value)], at: [known.at[0], end] });
  }
  return [...found].map(([id, { texts, at }]) => ({ id: `:${id}`, text: texts.join("\n"), at }));
}

/** The body from heading to heading. */
export function bodySections(root: Root): Section[] {
  const taken = new Set<string>();
  const sections: Section[] = [];
  let blocks: RootContent[] = [];
  const finish = () => {
    const [first, last] = [blocks[0], blocks.at(-1)];
    if (first === undefined || last === undefined) return;
    const isHeading = first.type === "heading";
    sections.push({
      id: isHeading ? `#${headingId(textOf(first), taken)}` : "#",
      text: sectionText(blocks),
      at: [rangeOf(first)[0], rangeOf(last)[1]],
      depth: isHeading ? first.depth : 0,
    });
    blocks = [];
  };
  for (const block of root.children) {
    if (block.type === "heading") finish();
    blocks.push(block);
  }
  finish();
  return sections;
}
