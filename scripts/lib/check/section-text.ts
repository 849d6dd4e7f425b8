/** The text of a part of a body in one form: white space, emphasis and the way that Markdown is written do not count. */
import type { Nodes } from "mdast";
import { textOf } from "./mdx-nodes.ts";

const HAN_OR_KANA = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303F\\uFF01-\\uFF60]";
const BETWEEN_HAN = new RegExp(`(?<=${HAN_OR_KANA}) (?=${HAN_OR_KANA})`, "gu");

/** One space for any white space, no invisible characters, and none between characters of languages without spaces. */
export function normalised(text: string): string {
  return text
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, "")
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(BETWEEN_HAN, "");
}

/** Blocks of a body, one a line. */
export const sectionText = (blocks: readonly Nodes[]): string => blocks.flatMap((block) => linesOf(block, "")).join("\n");

function linesOf(node: Nodes, mark: string): string[] {
  switch (node.type) {
    case "heading":
      return [`${"#".repeat(node.depth)} ${inline(node)}`];
    case "list":
      return node.children.flatMap((item, index) => linesOf(item, `${mark}${node.ordered === true ? `${index + 1}.` : "-"} `));
    case "listItem":
    case "blockquote":
      return node.children.flatMap((child) => linesOf(child, node.type === "blockquote" ? `${mark}> ` : mark));
    case "table":
      return node.children.map((row) => `${mark}| ${row.children.map(inline).join(" | ")} |`);
    case "code":
      return [`\`\`\`${node.lang ?? ""}`, ...node.value.split("\n"), "```"];
    case "mdxJsxFlowElement":
      return [
        mark + tagOf(node),
        ...node.children.flatMap((child) => linesOf(child, mark)),
        ...(node.children.length > 0 ? [`${mark}</${node.name ?? ""}>`] : []),
      ];
    case "footnoteDefinition":
      return node.children.flatMap((child) => linesOf(child, `[^${node.identifier}]: `));
    case "definition":
      return [`[${node.identifier}]: ${node.url}`];
    default: {
      const text = inline(node);
      return text === "" ? [] : [mark + text];
    }
  }
}

const inline = (node: Nodes): string => normalised(inlineText(node));

function inlineText(node: Nodes): string {
  switch (node.type) {
    case "inlineCode":
      return `\`${node.value}\``;
    case "link":
      return `[${childText(node.children)}](${node.url})`;
    case "linkReference":
      return `[${childText(node.children)}][${node.identifier}]`;
    case "image":
      return `![${node.alt ?? ""}](${node.url})`;
    case "footnoteReference":
      return `[^${node.identifier}]`;
    case "mdxJsxTextElement":
      return `${tagOf(node)}${node.children.length > 0 ? `${childText(node.children)}</${node.name ?? ""}>` : ""}`;
    default:
      return "children" in node ? childText(node.children) : textOf(node);
  }
}

const childText = (children: readonly Nodes[]): string => children.map(inlineText).join("");

function tagOf({ name, attributes, children }: Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>): string {
  const props = attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string" ? [` ${attribute.name}="${attribute.value}"`] : [],
  );
  return `<${name ?? ""}${props.sort().join("")}${children.length > 0 ? ">" : " />"}`;
}
