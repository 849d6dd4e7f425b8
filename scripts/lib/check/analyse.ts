/** Reads and checks one file. The result depends only on the file's path and bytes, so it can be cached. */
import type { Definition, Image, Link, Nodes } from "mdast";
import { LinkKey } from "#schemas/links.ts";
import { headingId } from "#lib/heading-id.ts";
import type { Analysis, Range } from "./facts.ts";
import { linesOf } from "#scripts/lib/content-files/lines.ts";
import { rangeOf, textOf } from "./mdx-nodes.ts";
import { readMessage } from "#scripts/lib/messages/message-shape.ts";
import { requireEntity } from "./place.ts";
import { toProblem } from "./problem-of.ts";
import { isBroken, type ParsedDocument, readDocument } from "./read-document.ts";
import { DOCUMENT_RULES } from "./rules/document-rules.ts";
import { mergeConflict } from "./rules/shape/merge-conflict.ts";
import { valueOf } from "./schema-issues.ts";
import { findKeyKind, listSchemasAt } from "./schema-walk.ts";
import { bodySections, fieldSections } from "./sections.ts";
import { listSegments } from "./segments.ts";
import { textScalars } from "./text-scalars.ts";
import { pointer } from "#scripts/lib/content-files/yaml-file.ts";

/** Reads a file, runs the rules of one file, and collects what rules across files need. */
export function analyse(file: string, bytes: Uint8Array): Analysis {
  const document = readDocument(file, bytes);
  const lines = linesOf(document.text);
  const rules = document.conflict === undefined ? DOCUMENT_RULES : [mergeConflict];
  const problems = rules.flatMap((rule) =>
    [...rule.check(document)].map((finding) => toProblem(rule.id, finding, document.locale, () => lines)),
  );
  const { place, tree, body, locale, nodes } = document;
  const components = nodes.flatMap(componentsOf);
  const data = cleanData(document);
  return {
    file,
    place,
    locale,
    data,
    sound: tree !== undefined && !isBroken(tree) && document.issues.length === 0 && body?.syntaxError === undefined,
    // Rules across files take a file without positions as one that cannot be read: nothing is missing from it.
    positions: data === null ? {} : document.positions,
    headings: body && headingsOf(nodes),
    links: nodes.flatMap((node) =>
      node.type === "link" || node.type === "definition" ? [{ url: node.url, at: urlRange(node, document.text) }] : [],
    ),
    keys: keysOf(document, components),
    images: nodes.flatMap((node) =>
      node.type === "image" ? [{ url: node.url, alt: node.alt ?? "", at: urlRange(node, document.text) }] : [],
    ),
    components,
    segments: listSegments(document),
    sections:
      place?.locale === undefined && place?.entity !== "Phrases"
        ? []
        : [...fieldSections(tree), ...(body === undefined ? [] : bodySections(body.root))],
    messages: place?.entity === "Messages" ? messagesOf(document) : {},
    problems,
  };
}

/** The place of the address within a link; that of the whole link when the address is written with escapes. */
function urlRange(node: Link | Definition | Image, text: string): Range {
  const [start, end] = rangeOf(node);
  const at = node.url === "" ? -1 : text.slice(start, end).lastIndexOf(node.url);
  return at < 0 ? [start, end] : [start + at, start + at + node.url.length];
}

/** The data, with null for each value that its schema refuses: rules across files then rely on the types. */
function cleanData({ tree, issues }: ParsedDocument): unknown {
  if (tree === undefined) return null;
  const data: unknown = structuredClone(tree.data) ?? null;
  for (const path of issues.flatMap((issue) => [issue.path, issue.numberBefore ?? issue.path])) {
    const parent = valueOf(data, path.slice(0, -1));
    const last = path.at(-1);
    if (last === undefined) return null;
    if (isTree(parent) && Object.hasOwn(parent, last)) parent[last] = null;
  }
  return data;
}

const isTree = (value: unknown): value is Record<string | number, unknown> => typeof value === "object" && value !== null;

function headingsOf(nodes: readonly Nodes[]): NonNullable<Analysis["headings"]> {
  const taken = new Set<string>();
  return nodes.flatMap((node) => {
    if (node.type !== "heading") return [];
    const text = textOf(node);
    return [{ text, id: headingId(text, taken), depth: node.depth, at: rangeOf(node) }];
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

/** The schemas say which fields hold keys. */
function keysOf({ tree, place, issues }: ParsedDocument, components: Analysis["components"]): Analysis["keys"] {
  const schema = place === undefined ? undefined : requireEntity(place.entity).schema;
  const refused = new Set(issues.map(({ path }) => pointer(path)));
  const inFields = textScalars(tree).flatMap(({ path, value, start, end }): Analysis["keys"] => {
    if (value === "" || schema === undefined || refused.has(pointer(path))) return [];
    const kind = listSchemasAt(schema, path).map(findKeyKind).find(Boolean);
    return kind === undefined ? [] : [{ kind, key: value, at: [start, end] }];
  });
  const inBody = components.flatMap(({ name, props, propsAt, at }): Analysis["keys"] =>
    name === "External" && LinkKey.safeParse(props.to).success && props.to !== undefined
      ? [{ kind: "link", key: props.to, at: propsAt.to ?? at }]
      : [],
  );
  return [...inFields, ...inBody];
}

function messagesOf({ tree }: ParsedDocument): Analysis["messages"] {
  const messages: Analysis["messages"] = {};
  for (const { path, value } of textScalars(tree)) {
    const read = readMessage(value);
    messages[pointer(path)] = "shape" in read ? read.shape : { arguments: {}, tags: [], plurals: [], shown: [], broken: true };
  }
  return messages;
}
