import type { Nodes } from "hast";

/** @returns What can be read of it; a component's attributes cannot. */
export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
