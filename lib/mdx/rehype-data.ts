import type { Nodes, Root } from "hast";

const PROGRAMS = new Set(["mdxjsEsm", "mdxFlowExpression", "mdxTextExpression"]);

/** Refuses what is no data, and writes a table cell's alignment as a data attribute, because HTML has given up `align`. */
export function rehypeData() {
  const visit = (node: Nodes) => {
    if (PROGRAMS.has(node.type)) throw new Error(`words are data: ${node.type} is not allowed`);
    if (node.type === "element" && node.properties.align !== undefined) {
      node.properties.dataAlign = node.properties.align;
      delete node.properties.align;
    }
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const isProgram = node.attributes.some((attribute) => attribute.type !== "mdxJsxAttribute" || typeof attribute.value === "object");
      if (isProgram) throw new Error(`words are data: <${node.name ?? ""}> has an attribute that is not a literal value`);
    }
    if ("children" in node) node.children.forEach(visit);
  };
  return (root: Root) => {
    visit(root);
  };
}
