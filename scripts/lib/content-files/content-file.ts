/** Reads and parses content files. Every script that needs the data of a YAML file or of front matter reads it here, as the checker does. */
import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import * as z from "zod";
import { decode, type Encoding } from "./decode.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { linesOf, placeAt } from "./lines.ts";
import { explainYaml } from "./yaml-errors.ts";
import { type Path, readYaml, type YamlTree } from "./yaml-file.ts";

export type ParsedFile = {
  text: string;
  encoding: Encoding;
  /** The YAML file, or the front matter of an MDX file; undefined when there is none or the bytes are no text. */
  tree: YamlTree | undefined;
  /** The body of an MDX file, with the front matter blanked: offsets are those of the file. */
  body: string | undefined;
  /** Front matter that is opened and never closed. */
  unclosed: boolean;
  /** A line of three hyphens with more behind them, which would begin or end front matter. */
  marked: { start: number; end: number } | undefined;
};

/** A value to write, with the path of its field. */
export type NewValue = { path: Path; value: unknown };

/** A content file that cannot be used. The message begins with `file:line:column`, or with the file alone. */
export class ContentFileError extends Error {}

const parsedFiles = new Map<string, { bytes: Uint8Array; parsed: ParsedFile }>();

/**
 * Parses a file of content. A YAML file, which several readers need, is parsed again only when its bytes have changed.
 *
 * @param file The path: its ending says what the file is.
 */
export function parseContentFile(file: string, bytes: Uint8Array): ParsedFile {
  const known = parsedFiles.get(file);
  if (known !== undefined && Buffer.compare(known.bytes, bytes) === 0) return known.parsed;
  const parsed = parse(file, bytes);
  if (file.endsWith(".yaml")) parsedFiles.set(file, { bytes, parsed });
  return parsed;
}

function parse(file: string, bytes: Uint8Array): ParsedFile {
  const { text, encoding, readable } = decode(bytes);
  const empty = { text, encoding, tree: undefined, body: undefined, unclosed: false, marked: undefined };
  if (!readable) return empty;
  if (file.endsWith(".yaml")) {
    const mark = text.startsWith("\uFEFF") ? 1 : 0;
    return { ...empty, tree: readYaml(text.slice(mark), mark) };
  }
  if (!file.endsWith(".mdx")) return empty;
  const { front, body, unclosed, marked } = splitFrontMatter(text);
  return { ...empty, tree: front && readYaml(front.text, front.start), body, unclosed, marked };
}

/**
 * The data of a YAML file, or of the front matter of an MDX file.
 *
 * @throws ContentFileError with place, fault and remedy when it is no YAML.
 */
export function readContentData(file: string): unknown {
  const { text, tree } = parseContentFile(file, readFileSync(file));
  if (tree === undefined) throw new ContentFileError(`${file} holds no YAML that can be read; npm run check:content says why`);
  const fault = tree.syntaxErrors.toSorted((a, b) => a.start - b.start)[0];
  if (fault === undefined) return tree.data;
  const { line, column } = placeAt(linesOf(text), fault.start);
  const { message, hint } = explainYaml(fault, text);
  throw new ContentFileError(`${file}:${line}:${column} ${message}; ${hint}`);
}

/**
 * The data of a content file as its schema gives it.
 *
 * @throws ContentFileError when the file is no YAML, or its data are not in the schema's shape.
 */
export function readContentAs<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(readContentData(file));
  if (result.success) return result.data;
  throw new ContentFileError(`${file} is not in shape; npm run check:content says more\n${z.prettifyError(result.error)}`);
}

/**
 * The text of a YAML file with some values replaced or added. Comments and the order of fields stay.
 *
 * @throws ContentFileError when the file is no YAML.
 */
export function withValues(file: string, values: readonly NewValue[]): string {
  readContentData(file);
  const document = parseDocument(readFileSync(file, "utf8"));
  for (const { path, value } of values) document.setIn(path, value);
  return document.toString({ lineWidth: 0 });
}
