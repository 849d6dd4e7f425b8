/** One content file as rules of one file see it: text, data with positions, schema issues, body. */
import type { Nodes } from "mdast";
import type { Locale } from "#schemas/locale.ts";
import { parseContentFile, type ParsedFile } from "#scripts/lib/content-files/content-file.ts";
import { decode } from "#scripts/lib/content-files/decode.ts";
import type { Position, YamlTree } from "#scripts/lib/content-files/yaml-file.ts";
import { type MdxBody, readMdx } from "./mdx-file.ts";
import { nodesOf } from "./mdx-nodes.ts";
import { findPlace, type Place, requireEntity } from "./place.ts";
import { listSchemaIssues, type SchemaIssue } from "./schema-issues.ts";

export type ParsedDocument = Omit<ParsedFile, "body"> & {
  file: string;
  place: Place | undefined;
  locale: Locale | undefined;
  kind: "yaml" | "mdx" | "other";
  /** The first line of a merge conflict. The file then has neither tree nor body: both sides of the conflict stand in it. */
  conflict: { start: number; end: number } | undefined;
  /** The positions of `tree`; empty when there is no tree. */
  positions: Record<string, Position>;
  issues: readonly SchemaIssue[];
  body: MdxBody | undefined;
  /** Every node of the body, in the order of the text. A body that is no MDX is read as plain Markdown. */
  nodes: readonly Nodes[];
};

/** Reads one file. Never throws for what is in it. A file that belongs to no entity is not parsed. */
export function readDocument(file: string, bytes: Uint8Array): ParsedDocument {
  const place = findPlace(file);
  const none = { tree: undefined, body: undefined, unclosed: false, marked: undefined };
  const { tree: parsedTree, body, ...parsed } = place === undefined ? { ...decode(bytes), ...none } : parseContentFile(file, bytes);
  const conflict = place === undefined ? undefined : findConflict(parsed.text);
  const found = conflict === undefined ? parsedTree : undefined;
  const tree = found && isBroken(found) ? { ...found, ...NO_DATA } : found;
  // Without front matter, its fields may be the first lines of the body.
  const mdx = body === undefined || found === undefined ? undefined : readMdx(body);
  return {
    ...parsed,
    file,
    place,
    locale: place?.locale,
    kind: file.endsWith(".mdx") ? "mdx" : file.endsWith(".yaml") ? "yaml" : "other",
    conflict,
    tree,
    positions: tree?.positions ?? {},
    issues: place === undefined || tree === undefined || isBroken(tree) ? [] : listSchemaIssues(requireEntity(place.entity).schema, tree),
    body: mdx,
    nodes: mdx === undefined ? [] : [...nodesOf(mdx.root)],
  };
}

/** A line of git in a merge: one sign seven times, then the name of a side. The row of a table has more `|`. */
const CONFLICT = /^(?:<{7}|>{7}|={7}(?=\s|$)|\|{7}(?= [^|\r\n]+$))(?![<>=])[^\r\n]*/mu;

function findConflict(text: string): ParsedDocument["conflict"] {
  const found = CONFLICT.exec(text);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

/** In a file that does not parse, the parser guesses the rest: problems found in that would hide the one that is there. */
const NO_DATA = { data: undefined, positions: {}, scalars: [], duplicateKeys: [] } satisfies Partial<YamlTree>;

/** Whether YAML does not parse, or has aliases. */
export const isBroken = ({ syntaxErrors, aliases }: YamlTree): boolean => syntaxErrors.length > 0 || aliases.length > 0;
