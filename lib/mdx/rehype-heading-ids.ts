import type { Nodes, Root } from "hast";
import { headingId } from "#lib/heading-id.ts";

const HEADING = /^h([1-6])$/u;

/** A heading of a document: its level from 1 to 6 and its anchor. */
export type Heading = { depth: number; id: string };

/**
 * Sets the anchor ids of headings (lib/heading-id.ts). rehype-slug, which runs next, leaves existing ids alone.
 *
 * @param headings Receives every heading in the order of the text.
 */
export function rehypeHeadingIds(headings: Heading[]) {
  return (root: Root) => {
    const taken = new Set<string>();
    const visit = (node: Nodes) => {
      const depth = node.type === "element" ? HEADING.exec(node.tagName)?.[1] : undefined;
      if (node.type === "element" && depth !== undefined) {
        node.properties.id ??= headingId(textOf(node), taken);
        headings.push({ depth: Number(depth), id: node.properties.id });
      }
      if ("children" in node) node.children.forEach(visit);
    };
    visit(root);
  };
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
