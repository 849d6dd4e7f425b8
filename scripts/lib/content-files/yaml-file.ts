/** From YAML to data with the position of every key and value. The syntax tree is walked here so that aliases are never resolved. */
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument, Scalar } from "yaml";

export type Path = readonly (string | number)[];

/** `[keyStart, keyEnd, valueStart, valueEnd]`; an item of a list has its value's position in both places. */
export type Position = [number, number, number, number];

export type YamlScalar = {
  path: Path;
  value: unknown;
  source: string;
  start: number;
  end: number;
  style: "plain" | "single" | "double" | "block";
};

export type YamlTree = {
  data: unknown;
  /** By `pointer(path)`. */
  positions: Record<string, Position>;
  scalars: YamlScalar[];
  syntaxErrors: { code: string; message: string; start: number; end: number }[];
  duplicateKeys: { name: string; start: number; end: number; first: Position }[];
  aliases: { name: string; start: number; end: number }[];
  /** The offset of the first field, after comments. */
  start: number;
};

/** A path as one text, as in JSON Pointer. */
export const pointer = (path: Path): string => path.map((part) => String(part).replaceAll("~", "~0").replaceAll("/", "~1")).join("/");

/** Content is never nested as deeply. Without a limit, a file of brackets takes all memory. */
const MAX_DEPTH = 40;

/** Parses YAML. `base` is added to every offset: the front matter of an MDX file begins after its first line. */
export function readYaml(text: string, base = 0): YamlTree {
  const tree: YamlTree = { data: undefined, positions: {}, scalars: [], syntaxErrors: [], duplicateKeys: [], aliases: [], start: base };
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) {
    tree.syntaxErrors.push({ code: "TOO_DEEP", message: "", start: base + tooDeep, end: base + tooDeep + 1 });
    return tree;
  }
  // The walk below checks that keys are unique: the parser's own check takes quadratic time.
  const document = parseDocument(text, {
    version: "1.2",
    schema: "core",
    strict: true,
    uniqueKeys: false,
    prettyErrors: false,
    // "silent" would also hide a second document.
    logLevel: "error",
  });
  // contentlayer obeys a directive, which can change the version of YAML and so the meaning of values.
  const directive = /^%/mu.exec(text);
  if (directive !== null)
    tree.syntaxErrors.push({ code: "BAD_DIRECTIVE", message: "", start: base + directive.index, end: base + directive.index + 1 });
  for (const { code, message, pos } of [...document.errors, ...document.warnings]) {
    tree.syntaxErrors.push({ code, message, start: base + pos[0], end: base + Math.max(pos[1], pos[0] + 1) });
  }
  const contents = document.contents as Node | null;
  tree.start = base + (contents?.range?.[0] ?? 0);
  tree.data = walk(contents, [], undefined, { tree, text, base });
  return tree;
}

/** Where a file nests too deeply for the parser: many brackets, or a row of anchors, tags or hyphens. */
function findTooDeep(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === 0x5b || letter === 0x7b) depth++;
    else if ((letter === 0x5d || letter === 0x7d) && depth > 0) depth--;
    if (depth > MAX_DEPTH) return at;
  }
  const row = /(?:[&!]\S*\s+){8}|^(?:\s*[-?]\s){40}/mu.exec(text);
  return row?.index;
}

type Context = { tree: YamlTree; text: string; base: number };

function walk(node: Node | null, path: Path, key: [number, number] | undefined, context: Context): unknown {
  const { tree, base, text } = context;
  const [start, end] = node?.range ? rangeOf(node.range, text, base) : (key ?? [base, base]);
  tree.positions[pointer(path)] = [...(key ?? [start, end]), start, end] as Position;
  // The parser resolves some tags without an error: !!binary, !!timestamp, !!merge.
  if (node !== null && "tag" in node && node.tag !== undefined)
    tree.syntaxErrors.push({ code: "TAG_RESOLVE_FAILED", message: "", start, end: Math.max(end, start + 1) });
  if (isAlias(node)) {
    tree.aliases.push({ name: node.source, start, end });
    return null;
  }
  if (isMap(node)) return walkMap(node, path, context);
  if (isSeq(node)) return node.items.map((item, index) => walk(item as Node | null, [...path, index], undefined, context));
  if (isScalar(node)) {
    tree.scalars.push({ path, value: node.value, source: text.slice(start - base, end - base), start, end, style: styleOf(node) });
    return node.value ?? null;
  }
  return null;
}

function walkMap(node: { items: { key: unknown; value: unknown }[] }, path: Path, context: Context): unknown {
  const data: Record<string, unknown> = {};
  for (const { key, value } of node.items) {
    const keyNode = key as Node;
    const range: [number, number] = [context.base + (keyNode.range?.[0] ?? 0), context.base + (keyNode.range?.[1] ?? 0)];
    const [start, end] = range;
    const refuse = (code: string) => context.tree.syntaxErrors.push({ code, message: "", start, end });
    if (!isScalar(keyNode)) {
      refuse("NON_STRING_KEY");
      continue;
    }
    const name = String(keyNode.value);
    if (keyNode.tag !== undefined) refuse("TAG_RESOLVE_FAILED");
    // A program that copies fields one by one would change the prototype of its objects.
    if (name === "__proto__") refuse("PROTOTYPE_KEY");
    if (Object.hasOwn(data, name)) {
      const first = context.tree.positions[pointer([...path, name])] ?? [0, 0, 0, 0];
      context.tree.duplicateKeys.push({ name, start, end, first });
      continue;
    }
    // Defined, not assigned: a key called __proto__ is a key like any other.
    Object.defineProperty(data, name, {
      value: walk(value as Node | null, [...path, name], range, context),
      enumerable: true,
      writable: true,
    });
  }
  return data;
}

function styleOf(node: Scalar): YamlScalar["style"] {
  if (node.type === Scalar.QUOTE_SINGLE) return "single";
  if (node.type === Scalar.QUOTE_DOUBLE) return "double";
  return node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED ? "block" : "plain";
}

/** The parser counts the line break after a block to it. */
function rangeOf([start, end]: readonly [number, number, number], text: string, base: number): [number, number] {
  return [base + start, base + start + text.slice(start, end).trimEnd().length];
}
