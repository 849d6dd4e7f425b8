import type { Nodes, Root } from "hast";
import { isOwnAddress } from "#lib/own-address.ts";
import { attributesOf } from "#schemas/mdx-components.ts";

const EXPRESSIONS = new Set(["mdxjsEsm", "mdxFlowExpression", "mdxTextExpression"]);
const ADDRESS_ATTRIBUTES = ["href", "src"] as const;

/**
 * Refuses imports, exports, expressions, unknown tags and attributes, and addresses outside the site. Turns the alignment of table
 * cells into a data attribute, because `align` is obsolete in HTML.
 */
export function rehypeData() {
  const visit = (node: Nodes) => {
    if (EXPRESSIONS.has(node.type)) throw new Error(`content is data: ${node.type} is not allowed`);
    if (node.type === "element") {
      for (const name of ADDRESS_ATTRIBUTES) {
        const address = node.properties[name];
        if (address !== undefined && address !== "" && !isOwnAddress(address))
          throw new Error(`content is data: the address ${address} is not one of this site`);
      }
      if (node.properties.align !== undefined) {
        node.properties.dataAlign = node.properties.align;
        delete node.properties.align;
      }
    }
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const allowed = attributesOf(node.name);
      if (allowed === undefined) throw new Error(`content is data: <${node.name ?? ""}> is not allowed`);
      for (const attribute of node.attributes) {
        if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value === "object")
          throw new Error(`content is data: <${node.name ?? ""}> has an attribute that is not a literal value`);
        if (!allowed.includes(attribute.name)) throw new Error(`content is data: <${node.name ?? ""}> has no attribute ${attribute.name}`);
      }
    }
    if ("children" in node) {
      const parent: { children: Nodes[] } = node;
      parent.children = parent.children.filter((child) => !isComment(child));
      parent.children.forEach(visit);
    }
  };
  return (root: Root) => {
    visit(root);
  };
}

/** Whether a node is `{/* … *\/}`, which the parser reads as a program without statements. */
function isComment(node: Nodes): boolean {
  return (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") && node.data?.estree?.body.length === 0;
}
