/** One file, read and checked by itself. The result depends on nothing but the file's path and bytes, so it can be kept. */
import type { Definition, Image, Link, Nodes } from "mdast";
import { headingId } from "#lib/heading-id.ts";
import type { Analysis, Range } from "./facts.ts";
import { linesOf } from "./lines.ts";
import { nodesOf, rangeOf, wordsOf } from "./mdx-file.ts";
import { readMessage } from "./message-shape.ts";
import { requireEntity } from "./place.ts";
import { toProblem } from "./problem-of.ts";
import { type ParsedDocument, readDocument } from "./read-document.ts";
import { DOCUMENT_RULES } from "./rules/document-rules.ts";
import { isLinkKey, listSchemasAt } from "./schema-walk.ts";
import { bodySegments, fieldSegments } from "./segments.ts";
import { pointer } from "./yaml-file.ts";

/** Reads a file, runs every rule that looks at one file alone, and notes what other rules need. */
export function analyse(file: string, bytes: Uint8Array): Analysis {
  const document = readDocument(file, bytes);
  const lines = linesOf(document.text);
  const problems = DOCUMENT_RULES.flatMap((rule) =>
    [...rule.check(document)].map((finding) => toProblem(rule.id, finding, lines, document.locale)),
  );
  const { place, tree, body, locale } = document;
  const nodes = body === undefined ? [] : [...nodesOf(body.root)];
  const components = nodes.flatMap(componentsOf);
  return {
    file,
    ...(place === undefined ? {} : { place }),
    ...(locale === undefined ? {} : { locale }),
    data: cleanData(document),
    sound: tree !== undefined && tree.syntaxErrors.length + tree.aliases.length + document.issues.length === 0,
    positions: document.positions,
    headings: headingsOf(nodes),
    links: nodes.flatMap((node) =>
      node.type === "link" || node.type === "definition" ? [{ url: node.url, at: urlRange(node, document.text) }] : [],
    ),
    linkKeys: linkKeysOf(document, components),
    images: nodes.flatMap((node) =>
      node.type === "image" ? [{ url: node.url, alt: node.alt ?? "", at: urlRange(node, document.text) }] : [],
    ),
    components,
    segments: [
      // In broken YAML nobody knows which field the words belong to.
      ...(tree?.syntaxErrors.length === 0 && place?.locale !== undefined ? fieldSegments(tree, place) : []),
      ...(body === undefined ? [] : bodySegments(body.root, document.text)),
    ],
    messages: place?.entity === "Messages" ? messagesOf(document) : {},
    problems,
  };
}

/** The address within a link; all of it where the address is written in another way, as with escapes. */
function urlRange(node: Link | Definition | Image, text: string): Range {
  const [start, end] = rangeOf(node);
  const at = node.url === "" ? -1 : text.slice(start, end).lastIndexOf(node.url);
  return at < 0 ? [start, end] : [start + at, start + at + node.url.length];
}

/** The data with null for each value that its schema refuses, so that rules across files need not ask for types. */
function cleanData({ tree, issues }: ParsedDocument): unknown {
  if (tree === undefined || tree.aliases.length > 0) return null;
  const data: unknown = structuredClone(tree.data) ?? null;
  for (const { path } of issues) {
    const parent = path.slice(0, -1).reduce<unknown>((value, step) => (isTree(value) ? value[step] : undefined), data);
    const last = path.at(-1);
    if (last === undefined) return null;
    if (isTree(parent) && Object.hasOwn(parent, last)) parent[last] = null;
  }
  return data;
}

function isTree(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null;
}

function headingsOf(nodes: readonly Nodes[]): Analysis["headings"] {
  const taken = new Set<string>();
  return nodes.flatMap((node) => {
    if (node.type !== "heading") return [];
    const words = wordsOf(node);
    return [{ words, id: headingId(words, taken), depth: node.depth, at: rangeOf(node) }];
  });
}

function componentsOf(node: Nodes): Analysis["components"] {
  if ((node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") || node.name === null) return [];
  const props: Record<string, string> = {};
  const propsAt: Record<string, [number, number]> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
    props[attribute.name] = attribute.value;
    propsAt[attribute.name] = rangeOf(attribute);
  }
  return [{ name: node.name, props, at: rangeOf(node), propsAt }];
}

/** The schema knows which fields hold such a key, so a new field needs nothing here. */
function linkKeysOf({ tree, place, issues }: ParsedDocument, components: Analysis["components"]): Analysis["linkKeys"] {
  const schema = place === undefined ? undefined : requireEntity(place.entity).schema;
  const refused = new Set(issues.map(({ path }) => pointer(path)));
  const inFields = (tree?.scalars ?? []).flatMap(({ path, value, start, end }): Analysis["linkKeys"] => {
    if (typeof value !== "string" || value === "" || schema === undefined || refused.has(pointer(path))) return [];
    return listSchemasAt(schema, path).some(isLinkKey) ? [{ key: value, at: [start, end] }] : [];
  });
  const inBody = components.flatMap(({ name, props, propsAt, at }): Analysis["linkKeys"] =>
    name === "External" && props.to !== undefined ? [{ key: props.to, at: propsAt.to ?? at }] : [],
  );
  return [...inFields, ...inBody];
}

function messagesOf({ tree }: ParsedDocument): Analysis["messages"] {
  const messages: Analysis["messages"] = {};
  for (const { path, value } of tree?.scalars ?? []) {
    if (typeof value !== "string") continue;
    const read = readMessage(value);
    messages[pointer(path)] = "shape" in read ? read.shape : { arguments: {}, tags: [], plurals: [], broken: true };
  }
  return messages;
}
