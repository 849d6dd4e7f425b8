import type { Element, ElementContent, Root } from "hast";

/** Wraps each second-level heading and what follows it in a section. */
export function rehypeSections() {
  return (root: Root) => {
    const sections: Element[] = [];
    for (const node of root.children as ElementContent[]) {
      const isHeading = node.type === "element" && node.tagName === "h2";
      if (isHeading || sections.length === 0) sections.push({ type: "element", tagName: "section", properties: {}, children: [] });
      sections.at(-1)?.children.push(node);
    }
    root.children = sections;
  };
}
