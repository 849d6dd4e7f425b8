/** From MDX to a syntax tree with positions in the file. */
import type { Root } from "mdast";
import type {} from "mdast-util-mdx";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { linesOf } from "#scripts/lib/content-files/lines.ts";

export type MdxSyntaxError = ReturnType<typeof syntaxErrorOf>;
export type MdxBody = {
  root: Root;
  syntaxError?: MdxSyntaxError;
  /** A paragraph that is longer than `MAX_BLOCK`, or too deeply nested. */
  longBlock?: { start: number; end: number };
};

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Characters. The parser takes quadratic time on a block in the worst case. */
export const MAX_BLOCK = 20_000;
const NESTED = /^(?:[ \t]*(?:>|[-*+]|\d+[.)])){30,}/mu;

/** Parses a body. If it is no MDX, the tree is that of plain Markdown: links to its headings can still be checked. */
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
    if (block[0].length > MAX_BLOCK) return { start: block.index, end: block.index + 1 };
  }
  return undefined;
}

type Message = { ruleId?: string; reason?: string; place?: { offset?: number; start?: { offset?: number }; end?: { offset?: number } } };

/** @returns Where the error is, and the opening tag that the parser names, such as `<b>`. */
function syntaxErrorOf(cause: unknown, text: string) {
  const { ruleId = "unknown", reason = String(cause), place } = cause as Message;
  // "Expected a closing tag for `<b>` (7:44-7:47)": the message names the tag, its place is only that of the paragraph.
  const [, tag, ...numbers] = /`(<[^`/][^`]*>)` \((\d+):(\d+)-(\d+):(\d+)\)/u.exec(reason) ?? [];
  const [line, column, endLine, endColumn] = numbers.map(Number);
  const stop = place?.start?.offset ?? place?.offset ?? 0;
  // "Unexpected end of file in expression": the place is where the text ends.
  const brace = reason.includes("closing brace") ? findOpenBrace(text.slice(0, stop)) : undefined;
  const start = tag === undefined ? (brace ?? stop) : offsetOf(text, line ?? 1, column ?? 1);
  const end =
    tag === undefined
      ? ((brace === undefined ? place?.end?.offset : undefined) ?? start + 1)
      : offsetOf(text, endLine ?? 1, endColumn ?? 1);
  return { rule: ruleId, reason, tag, start: Math.min(start, text.length), end: Math.min(Math.max(end, start + 1), text.length) };
}

/** The first brace of a text that is not closed. One that does not begin its line ends with its paragraph. */
function findOpenBrace(text: string): number | undefined {
  let open: number[] = [];
  for (const { 0: found, index } of text.matchAll(/\\.|`+[^`]*`+|[{}]|\n[ \t\r]*\n/gu)) {
    if (found === "{") open.push(index);
    else if (found === "}") open.pop();
    else if (found.startsWith("\n") && !/(?:^|\n)[ \t]*$/u.test(text.slice(0, open[0]))) open = [];
  }
  return open[0];
}

const offsetOf = (text: string, line: number, column: number): number => (linesOf(text).starts[line - 1] ?? 0) + column - 1;
