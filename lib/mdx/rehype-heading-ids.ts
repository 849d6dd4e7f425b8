import type { Nodes, Root } from "hast";
import { headingId } from "#lib/heading-id.ts";

const HEADING = /^h[1-6]$/u;

/** Sets the anchor ids that the specification asks for; rehype-slug, which comes next, leaves existing ids alone. */
export function rehypeHeadingIds() {
  return (root: Root) => {
    const taken = new Set<string>();
    const visit = (node: Nodes) => {
      if (node.type === "element" && HEADING.test(node.tagName)) node.properties.id ??= headingId(wordsOf(node), taken);
      if ("children" in node) node.children.forEach(visit);
    };
    visit(root);
  };
}

function wordsOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}
