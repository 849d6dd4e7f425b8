import type { Element, Nodes } from "hast";

/** @returns The elements of one name in a tree, in their order; those within another of the name are left out. */
export function elementsOf(parent: Nodes, tagName: string): Element[] {
  if (!("children" in parent)) return [];
  return parent.children.flatMap((child) => (child.type === "element" && child.tagName === tagName ? [child] : elementsOf(child, tagName)));
}
