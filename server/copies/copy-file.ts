/**
 * A copy of a database: compressed lines of JSON, the same for both engines. The first line says what it is, the last one how many
 * rows each table has, so that a copy that was cut off is recognised.
 */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod";
import { errorCode } from "#server/errors.ts";
import type { Row, Snapshot } from "./store.ts";

const Header = z.strictObject({
  format: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.string()),
  /** The server's secret, if it is kept in the data folder: without it, mails and links of the copy cannot be read. */
  secret: z.string().optional(),
});
export type CopyHeader = z.infer<typeof Header>;
/** Rows by table. */
export type Counts = Record<string, number>;
const Footer = z.strictObject({ rows: z.record(z.string(), z.int()) });
const RowLine = z.strictObject({ table: z.string(), row: z.record(z.string(), z.unknown()) });

/** The file is no copy, or not a whole one. */
export class CopyError extends Error {}

/** @returns How many rows each table has, and a digest of the rows, which is the same for two copies of the same data. */
export async function writeCopy(
  file: string,
  snapshot: Snapshot,
  { createdAt, secret }: Pick<CopyHeader, "createdAt" | "secret">,
): Promise<{ rows: Counts; digest: string }> {
  const rows: Counts = Object.fromEntries(snapshot.tables.map((table) => [table, 0]));
  const digest = createHash("sha256");
  const { migrations, tables } = snapshot;
  async function* lines() {
    const header: CopyHeader = { format: 1, createdAt, migrations, tables, ...(secret === undefined ? {} : { secret }) };
    yield `${JSON.stringify(header)}\n`;
    for (const table of tables) {
      for await (const row of snapshot.rows(table)) {
        rows[table] = (rows[table] ?? 0) + 1;
        const line = `${JSON.stringify({ table, row: encodeRow(row) })}\n`;
        digest.update(line);
        yield line;
      }
    }
    yield `${JSON.stringify({ rows })}\n`;
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  return { rows, digest: digest.digest("hex") };
}

/**
 * Reads a copy from its beginning to its end.
 *
 * @param take Called with each row, in the order of the header's tables.
 * @throws CopyError if the file is no copy, was cut off or was changed.
 */
export async function readCopy(
  file: string,
  take?: (table: string, row: Row) => Promise<void>,
): Promise<{ header: CopyHeader; rows: Counts }> {
  let header: CopyHeader | undefined;
  let footer: z.infer<typeof Footer> | undefined;
  const counted: Counts = {};
  try {
    // An error of the file does not reach the lines by itself.
    const source = createReadStream(file);
    const text = createGunzip();
    source.on("error", (error) => text.destroy(error));
    for await (const line of linesOf(source.pipe(text).setEncoding("utf8"))) {
      const value: unknown = JSON.parse(line);
      if (header === undefined) {
        header = Header.parse(value);
        for (const table of header.tables) counted[table] = 0;
      } else if (typeof value === "object" && value !== null && "rows" in value) footer = Footer.parse(value);
      else {
        const { table, row } = RowLine.parse(value);
        counted[table] = (counted[table] ?? 0) + 1;
        await take?.(table, decodeRow(row));
      }
    }
  } catch (cause) {
    if (isFormatError(cause)) throw new CopyError(`${file} is no whole copy of a database`, { cause });
    throw cause;
  }
  if (header === undefined || footer === undefined || JSON.stringify(footer.rows) !== JSON.stringify(counted))
    throw new CopyError(`${file} is no whole copy of a database: its end is missing`);
  return { header, rows: footer.rows };
}

/** Not Node's readline: since Node 24 it also ends a line at U+2028, which a visitor may have typed. */
async function* linesOf(text: AsyncIterable<string>): AsyncIterable<string> {
  let rest = "";
  for await (const part of text) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

function isFormatError(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof z.ZodError || errorCode(error)?.startsWith("Z_") === true;
}

/** JSON has no bytes and no dates. */
function encodeRow(row: Row): Row {
  return mapValues(row, (value) => {
    if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString("base64") };
    if (typeof value === "bigint") return Number(value);
    return value instanceof Date ? value.toISOString() : value;
  });
}

function decodeRow(row: Row): Row {
  return mapValues(row, (value) => {
    if (typeof value === "boolean") return value ? 1 : 0;
    const isBytes = typeof value === "object" && value !== null && "base64" in value;
    return isBytes ? Buffer.from(String(value.base64), "base64") : value;
  });
}

const mapValues = (row: Row, map: (value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, map(value)]));
