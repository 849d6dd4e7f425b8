/** Walks and reads a syntax tree of MDX, without the parser: the rules across files need no parser when every file comes from the cache. */
import type { Nodes } from "mdast";

/** Every node of a tree, in the order of the text. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ("children" in node) for (const child of node.children) yield* nodesOf(child);
}

export function rangeOf(node: Pick<Nodes, "position">): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** A node's text: a heading's anchor is made from it. */
export function textOf(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "break") return "\n";
  return "children" in node ? node.children.map((child) => textOf(child as Nodes)).join("") : "";
}
