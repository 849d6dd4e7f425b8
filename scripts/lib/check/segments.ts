/** The text of a file in blocks, for rules that read prose. Everything else is blanked character by character, so that offsets stay. */
import type { Nodes, Root } from "mdast";
import { fieldMarkup } from "./field-markup.ts";
import { nodesOf, rangeOf } from "./mdx-nodes.ts";
import type { Place } from "./place.ts";
import type { ParsedDocument } from "./read-document.ts";
import { textScalars } from "./text-scalars.ts";
import { pointer, type YamlTree } from "#scripts/lib/content-files/yaml-file.ts";

export type Segment = {
  /** Where it begins in the file. */
  start: number;
  text: string;
  kind: "body" | "heading" | "field" | "message";
  /** The field it is the value of: `pointer(path)`. */
  field?: string;
};

/** Replaces each character of code, tags and addresses: text on both sides of it does not belong together. */
export const HOLE = "\uFFFC";
/** Replaces each character of emphasis marks: `**24** channels` is one phrase. */
const MARK = "\u2060";
/** White space between two words of one phrase, in a pattern. */
export const GAP = `[\\s${MARK}]*`;

const BLOCKS = new Set(["paragraph", "heading", "tableCell"]);
const MARKED = new Set(["emphasis", "strong", "delete"]);

const UNWRITTEN = new RegExp(`^[${HOLE}\\s]*TODO\\b`, "u");

/** Whether a text is a note of `npm run release` about a sentence to be written, which is one finding: releases/unwritten. */
export const isUnwritten = (text: string): boolean => UNWRITTEN.test(text);

/** The blocks of a document in a language. A body that is no MDX has none: parts of its tags would be text. */
export function listSegments({ tree, place, body, text }: ParsedDocument): Segment[] {
  if (place?.locale === undefined) return [];
  return [...fieldSegments(tree, place), ...(body === undefined || body.syntaxError !== undefined ? [] : bodySegments(body.root, text))];
}

function bodySegments(root: Root, text: string): Segment[] {
  const segments: Segment[] = [];
  for (const node of nodesOf(root)) {
    if (!BLOCKS.has(node.type)) continue;
    const [start, end] = rangeOf(node);
    const letters = HOLE.repeat(end - start).split("");
    blank(node, start, letters, text);
    segments.push({ start, text: letters.join(""), kind: node.type === "heading" ? "heading" : "body" });
  }
  return segments;
}

function blank(node: Nodes, base: number, letters: string[], text: string): void {
  const [start, end] = rangeOf(node);
  if (node.type === "text" || MARKED.has(node.type)) {
    for (let at = start; at < end; at++) letters[at - base] = node.type === "text" ? text.charAt(at) : MARK;
  }
  if ("children" in node) for (const child of node.children) blank(child, base, letters, text);
}

/** Fields that hold no prose: words for search, the language of the source. */
const NO_PROSE = /^(?:keywords|source|synonyms|meanings|questionWords|lightWords|compoundParts|queries)(?:\/|$)/u;

/** The texts in a YAML file or in front matter. */
function fieldSegments(tree: YamlTree | undefined, place: Place): Segment[] {
  return textScalars(tree).flatMap(({ path, source, start, style }) => {
    const field = pointer(path);
    if (NO_PROSE.test(field)) return [];
    const quoted = style === "single" || style === "double" ? `${HOLE}${source.slice(1, -1)}${HOLE}` : source;
    // words/field-markup reports it: the quotes of an attribute are no quotation marks.
    const markup = fieldMarkup(place.entity);
    const text =
      markup === undefined ? quoted : quoted.replace(markup, (found) => (found.length === 1 ? found : HOLE.repeat(found.length)));
    return [{ start, text, kind: place.entity === "Messages" ? ("message" as const) : ("field" as const), field }];
  });
}
