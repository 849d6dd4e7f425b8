/** From a file's bytes to everything that rules ask of it: text, data with positions, schema issues, body. */
import type { Locale } from "#schemas/locale.ts";
import { decode, type Encoding } from "./decode.ts";
import { type Split, splitFrontMatter } from "./front-matter.ts";
import { type MdxBody, readMdx } from "./mdx-file.ts";
import { findPlace, type Place, requireEntity } from "./place.ts";
import type { Span } from "./problem.ts";
import { listSchemaIssues, type SchemaIssue } from "./schema-issues.ts";
import { type Position, readYaml, type YamlTree } from "./yaml-file.ts";

export type ParsedDocument = {
  file: string;
  text: string;
  encoding: Encoding;
  place: Place | undefined;
  locale: Locale | undefined;
  kind: "yaml" | "mdx" | "other";
  /** The YAML file, or the front matter. */
  tree: YamlTree | undefined;
  /** `tree`'s positions, or none: rules can ask without looking. */
  positions: Record<string, Position>;
  issues: readonly SchemaIssue[];
  body: MdxBody | undefined;
  /** Front matter that is opened and never closed. */
  unclosed: boolean;
  /** A line of three hyphens with more behind them, which would begin or end front matter. */
  marked: { start: number; end: number } | undefined;
};

/** Reads one file. Never throws for what is in it. */
export function readDocument(file: string, bytes: Uint8Array): ParsedDocument {
  const { text, encoding, readable } = decode(bytes);
  const place = findPlace(file);
  const kind = file.endsWith(".mdx") ? "mdx" : file.endsWith(".yaml") ? "yaml" : "other";
  const blank = {
    file,
    text,
    encoding,
    place,
    locale: place?.locale,
    kind,
    tree: undefined,
    positions: {},
    issues: [],
    body: undefined,
    unclosed: false,
    marked: undefined,
  } as const;
  if (!readable || place === undefined || kind === "other") return blank;
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const { front, body, unclosed, marked }: Omit<Split, "body"> & { body: string | undefined } =
    kind === "mdx" ? splitFrontMatter(text) : { front: { text: text.slice(mark), start: mark }, body: undefined, unclosed: false };
  const tree = front === undefined ? undefined : readYaml(front.text, front.start);
  return {
    ...blank,
    tree,
    positions: tree?.positions ?? {},
    issues: tree === undefined || isBroken(tree) ? [] : listSchemaIssues(requireEntity(place.entity).schema, tree),
    body: body === undefined || unclosed || marked !== undefined ? undefined : readMdx(body),
    unclosed,
    marked,
  };
}

/** Data of a file with such faults is guesswork; complaints about its fields would only be noise. */
function isBroken({ syntaxErrors, aliases }: YamlTree): boolean {
  return syntaxErrors.length > 0 || aliases.length > 0;
}

/** A stretch of the document. */
export function spanOf({ file }: { file: string }, start: number, end: number): Span {
  return { file, start, end };
}
