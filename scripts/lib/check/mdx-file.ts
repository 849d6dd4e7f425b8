/** MDX to a syntax tree with positions of the file. */
import type { Nodes, Root } from "mdast";
import type {} from "mdast-util-mdx";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

export type MdxSyntaxError = { rule: string; reason: string; start: number; end: number };
export type MdxBody = {
  root: Root;
  syntaxError?: MdxSyntaxError;
  /** A block that is longer than any prose. */ longBlock?: { start: number; end: number };
};

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** The parser takes the square of a block's length in the worst case, so a block has a limit. */
export const LONGEST_BLOCK = 20_000;
const NESTED = /^(?:[ \t]*(?:>|[-*+]|\d+[.)])){30,}/mu;

/** Parses a body. Where it is no MDX, the tree is that of plain Markdown, so that its headings are still known. */
export function readMdx(text: string): MdxBody {
  const longBlock = findLongBlock(text);
  if (longBlock !== undefined) return { root: { type: "root", children: [] }, longBlock };
  try {
    return { root: mdx.parse(text) };
  } catch (cause) {
    return { root: markdown.parse(text), syntaxError: syntaxErrorOf(cause, text) };
  }
}

function findLongBlock(text: string) {
  const nested = NESTED.exec(text);
  if (nested !== null) return { start: nested.index, end: nested.index + nested[0].length };
  for (const block of text.matchAll(/\S(?:[^\n]|\n(?![ \t\r]*\n))*/gu)) {
    if (block[0].length > LONGEST_BLOCK) return { start: block.index, end: block.index + 1 };
  }
  return undefined;
}

type Message = { ruleId?: string; reason?: string; place?: { offset?: number; start?: { offset?: number }; end?: { offset?: number } } };

function syntaxErrorOf(cause: unknown, text: string): MdxSyntaxError {
  const { ruleId = "unknown", reason = String(cause), place } = cause as Message;
  // Some messages only name the tag's place in brackets: "(3:1-3:7)".
  const named = /\((\d+):(\d+)-(\d+):(\d+)\)/u.exec(reason);
  const start = place?.start?.offset ?? place?.offset ?? (named ? offsetOf(text, Number(named[1]), Number(named[2])) : 0);
  const end = place?.end?.offset ?? (named && place === undefined ? offsetOf(text, Number(named[3]), Number(named[4])) : start + 1);
  return { rule: ruleId, reason, start: Math.min(start, text.length), end: Math.min(Math.max(end, start + 1), text.length) };
}

function offsetOf(text: string, line: number, column: number): number {
  let offset = 0;
  for (let count = 1; count < line; count++) offset = text.indexOf("\n", offset) + 1;
  return offset + column - 1;
}

/** Every node of a tree, in the order of the text. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ("children" in node) for (const child of node.children) yield* nodesOf(child);
}

/** Where a node stands. */
export function rangeOf(node: Pick<Nodes, "position">): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** A node's words, as the heading's anchor is made from them. */
export function wordsOf(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "break") return "\n";
  return "children" in node ? node.children.map((child) => wordsOf(child as Nodes)).join("") : "";
}
