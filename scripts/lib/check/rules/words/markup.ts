/** words/…: markup that is broken, or that shows nothing. */
import type { Nodes } from "mdast";
import { nodesOf, rangeOf, textOf } from "#scripts/lib/check/mdx-nodes.ts";
import { matchesIn, nodeSpan, spanOf } from "#scripts/lib/check/positions.ts";
import type { ParsedDocument } from "#scripts/lib/check/read-document.ts";
import type { DocumentRule, Finding } from "#scripts/lib/check/rule.ts";
import { counted } from "#scripts/lib/report/wording.ts";

/** The nodes of a body that parses. */
export const listNodes = ({ body, nodes }: ParsedDocument): readonly Nodes[] => (body?.syntaxError === undefined ? nodes : []);

/** The places of the texts between the marks of a body that parses. */
export const textRanges = (document: ParsedDocument) =>
  listNodes(document).flatMap((node) => (node.type === "text" ? [rangeOf(node)] : []));

export const matchesInTexts = (document: ParsedDocument, pattern: RegExp) =>
  textRanges(document).flatMap((range) => matchesIn(document, pattern, ...range));

export const emptyLink: DocumentRule = {
  id: "words/empty-link",
  forbids: "A link without target, or without words: it leads nowhere, or nobody sees it.",
  wrong: "[the form]() and [](/support)",
  right: "[the form](/support)",
  *check(document) {
    for (const node of listNodes(document)) {
      if (node.type !== "link" && node.type !== "linkReference") continue;
      const at = nodeSpan(document, node);
      if (node.type === "link" && node.url.trim() === "")
        yield { at, message: "this link has no target", hint: "write it between the brackets: [text](/path)" };
      const shows = textOf(node).trim() !== "" || [...nodesOf(node)].some(({ type }) => type === "image" || type === "mdxJsxTextElement");
      if (!shows) yield { at, message: "this link has no text", hint: "write what it leads to between the square brackets" };
    }
  },
};

/** `[text][name]` and `[^1]`: the parser leaves them as text when they mean nothing. */
const LEFT_OPEN = /\[\^[^\]\s]+\]|\[[^\][]+\]\[[^\][]*\]/gu;
/** `[text](/path` without its bracket, `[text] (/path)`, and `［text］（/path）` from a Japanese or Chinese keyboard. */
const NO_LINK = /[[［][^\][［］]+[\]］](?:\((?=[^()（）\s]*(?:[\s）]|$))|\s?[(（](?=[/#]|https?:))[^()（）\s]*[)）]?/gu;

export const noDefinition: DocumentRule = {
  id: "words/no-definition",
  forbids:
    "A reference or footnote without definition, a definition that nothing refers to, and a link whose brackets are not closed, not together or of another width: visitors would see the brackets.",
  wrong: "See [the form][form] and note[^1].",
  right: "See [the form](/support).",
  *check(document) {
    const nodes = listNodes(document);
    const used = new Set(nodes.flatMap((node) => ("identifier" in node && node.type.endsWith("Reference") ? [node.identifier] : [])));
    for (const { found, at } of matchesInTexts(document, NO_LINK))
      yield {
        at,
        message: `${found} is no link, and is shown as it is`,
        hint: "write [text](/path): these brackets, and no space between or within them",
      };
    for (const { found, at } of matchesInTexts(document, LEFT_OPEN))
      yield { at, message: `${found} refers to nothing, and is shown as it is`, hint: "write [text](/path), or remove the brackets" };
    for (const node of nodes) {
      if ((node.type !== "definition" && node.type !== "footnoteDefinition") || used.has(node.identifier)) continue;
      yield {
        at: nodeSpan(document, node),
        message: `nothing refers to [${node.identifier}]`,
        hint: "remove the definition, or refer to it",
      };
    }
  },
};

export const unclosedCode: DocumentRule = {
  id: "words/unclosed-code",
  forbids: "A code block or code in a line that is not closed: the rest of the page would be code, or the sign itself would be shown.",
  wrong: "```\nNode.js 22",
  right: "```\nNode.js 22\n```",
  *check(document) {
    for (const node of listNodes(document)) {
      const [start, end] = rangeOf(node);
      const source = document.text.slice(start, end);
      if (node.type !== "code" || !/^\s*(?:`{3,}|~{3,})/u.test(source) || isClosed(source)) continue;
      yield {
        at: spanOf(document, start, start + 3),
        message: "this code block is not closed",
        hint: "end it with a line of the same signs",
      };
    }
    for (const range of textRanges(document)) {
      const [open] = matchesIn(document, /(?<!\\)`/gu, ...range);
      const hint = "close it with a second `, or write \\` for the sign";
      if (open !== undefined) yield { at: open.at, message: "this sign begins code that does not end", hint };
    }
  },
};

function isClosed(source: string): boolean {
  const fence = /^\s*(`{3,}|~{3,})/u.exec(source)?.[1] ?? "```";
  const last = source.trimEnd().split("\n").at(-1)?.trim() ?? "";
  return source.includes("\n") && last.startsWith(fence) && /^(?:`+|~+)$/u.test(last);
}

/** The line below a table's heading, where the parser saw no table. */
const DIVIDER = /^[ \t]*\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+[ \t]*(?::?-{2,}:?[ \t]*\|?)?[ \t]*$/gmu;

/** A line that is written as a row, where the parser saw no table. */
const ROW = /^[ \t]*\|.*\|/gmu;

export const raggedTable: DocumentRule = {
  id: "words/ragged-table",
  forbids:
    "A table row with more or fewer cells than the heading: cells would be lost or empty. A | inside a cell is written \\|. Rows behind a blank line are no rows: visitors would see their | signs.",
  wrong: "| Product | Trial |\n| --- | --- |\n| 3DX |",
  right: "| Product | Trial |\n| --- | --- |\n| 3DX | yes |",
  *check(document) {
    let before: Nodes | undefined;
    for (const node of listNodes(document)) {
      const loose = findLoose(document, node);
      // One finding for all parts of a table that blank lines divide.
      if (loose !== undefined && (before === undefined || findLoose(document, before) === undefined)) yield loose;
      if (BLOCKS.has(node.type)) before = node;
      if (node.type !== "table") continue;
      const columns = node.children[0]?.children.length ?? 0;
      for (const row of node.children) {
        const cells = row.children.length;
        if (cells === columns) continue;
        yield {
          at: nodeSpan(document, row),
          message: `this row has ${counted(cells, "cell")}, and the heading ${columns}`,
          hint: "write one cell for each column; leave it empty where nothing is to be said",
        };
      }
    }
  },
};

const BLOCKS = new Set<Nodes["type"]>(["paragraph", "heading", "table", "list", "code"]);

/** A part of a table in a paragraph. */
function findLoose(document: ParsedDocument, node: Nodes): Finding | undefined {
  if (node.type !== "paragraph") return undefined;
  const [divider] = matchesIn(document, DIVIDER, ...rangeOf(node));
  if (divider !== undefined)
    return {
      at: divider.at,
      message: "this is no table: the line above has another number of cells",
      hint: "write one cell for each column of the heading, and as many parts of this line",
    };
  const [row] = matchesIn(document, ROW, ...rangeOf(node));
  return (
    row && {
      at: row.at,
      message: "this row belongs to no table, and is shown as it is",
      hint: "write it below the table without a blank line; a table begins with its heading and a line such as |---|---|",
    }
  );
}

/** `&amp;`, `&#39;`. A word after an ampersand needs its semicolon to be one. */
const ENTITY = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/giu;

const MEANT: Record<string, string> = {
  "&amp;": "&",
  "&quot;": '"',
  "&apos;": "'",
  "&nbsp;": "a space",
  "&lt;": "\\<",
  "&gt;": ">",
  "&hellip;": "…",
  "&ndash;": "–",
  "&mdash;": "—",
};

export const entity: DocumentRule = {
  id: "words/entity",
  forbids:
    "An HTML entity: fields and messages show it as it is, and in a body it can hide a character from a reader. The character itself is written.",
  wrong: "title: Rock &amp; roll",
  right: "title: Rock & roll",
  *check(document) {
    if (document.place?.locale === undefined) return;
    const code = listNodes(document).flatMap((node) => (node.type === "code" || node.type === "inlineCode" ? [rangeOf(node)] : []));
    for (const { found, at } of matchesIn(document, ENTITY)) {
      if (code.some(([start, end]) => start <= at.start && at.start < end)) continue;
      const meant = MEANT[found.toLowerCase()];
      yield { at, message: `${found} is an HTML entity`, hint: `write the character itself${meant === undefined ? "" : `: ${meant}`}` };
    }
  },
};
