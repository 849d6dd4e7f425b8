import type { Nodes, Root } from "hast";
import { headingId } from "#lib/heading-id.ts";
import { textOf } from "./text-of.ts";

const HEADING = /^h([1-6])$/u;

/** A heading of a text: its level from 1 to 6, its words, its anchor, and the anchors that it had before. */
export type Heading = { depth: number; text: string; id: string; former?: readonly string[] };

/**
 * Sets the anchor ids, as `headingId` makes them; rehype-slug, which comes next, leaves existing ids alone. Tables are named by the heading before them.
 *
 * @param headings Gets every heading of the text.
 */
export function rehypeHeadingIds(headings: Heading[]) {
  return (root: Root) => {
    const taken = new Set<string>();
    const visit = (node: Nodes) => {
      const depth = node.type === "element" ? HEADING.exec(node.tagName)?.[1] : undefined;
      if (node.type === "element" && depth !== undefined) {
        const text = textOf(node);
        node.properties.id ??= headingId(text, taken);
        headings.push({ depth: Number(depth), text, id: node.properties.id });
      }
      const before = headings.at(-1);
      if (node.type === "element" && node.tagName === "table" && before !== undefined) node.properties.ariaLabelledBy = [before.id];
      if ("children" in node) node.children.forEach(visit);
    };
    visit(root);
  };
}
