import type { Nodes, Root } from "hast";
import { isOwnAddress } from "#lib/own-address.ts";
import { attributesOf } from "#schemas/mdx-components.ts";

/**
 * Refuses what is no data: programs, tags and attributes that are not of the list, addresses outside the site. Writes a table
 * cell's alignment as a data attribute, because HTML has given up `align`.
 */
export function rehypeData() {
  const visit = (node: Nodes) => {
    if (/^mdx(?:jsEsm|FlowExpression|TextExpression)$/u.test(node.type)) throw new Error(`words are data: ${node.type} is not allowed`);
    if (node.type === "element") {
      for (const name of ["href", "src"] as const) {
        const address = node.properties[name];
        if (address !== undefined && address !== "" && !isOwnAddress(address))
          throw new Error(`words are data: the address ${address} is not one of this site`);
      }
      if (node.properties.align !== undefined) {
        node.properties.dataAlign = node.properties.align;
        delete node.properties.align;
      }
    }
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const allowed = attributesOf(node.name);
      if (allowed === undefined) throw new Error(`words are data: <${node.name ?? ""}> is not allowed`);
      for (const attribute of node.attributes) {
        if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value === "object")
          throw new Error(`words are data: <${node.name ?? ""}> has an attribute that is not a literal value`);
        if (!allowed.includes(attribute.name)) throw new Error(`words are data: <${node.name ?? ""}> has no attribute ${attribute.name}`);
      }
    }
    if ("children" in node) {
      const parent: { children: Nodes[] } = node;
      parent.children = parent.children.filter((child) => !isComment(child));
      parent.children.forEach(visit);
    }
  };
  return (root: Root) => visit(root);
}

/** Braces with nothing but comments inside: `{/* … *\/}`. The parser has read them as a program without a statement. */
function isComment(node: Nodes): boolean {
  return (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") && node.data?.estree?.body.length === 0;
}
