/** What each page of the last build was made from: parts of content (lib/content/reads.ts) and one key for everything else. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { valueOfPart } from "#lib/content/reads.ts";
import { replaceFile } from "#scripts/lib/put-file.ts";
import { PAGES_CACHE } from "./kept-results.ts";
// These modules declare values that are derived from many documents.
import "#lib/content/announcements.ts";
import "#lib/content/releases.ts";
import "#lib/content/search.ts";

const FILE = join(PAGES_CACHE, "record.json");

const RecordFile = z.object({
  /** pagesKey of code-key.ts. */
  key: z.string(),
  /** Names and hashes of all parts that any page read. */
  parts: z.array(z.tuple([z.string(), z.string()])),
  /** Indexes into `parts`: what modules read when they load. Every page depends on it. */
  onLoad: z.array(z.number()),
  /** By Next's path: indexes into `parts`, the hash of the rendered HTML, and why it was rendered. */
  pages: z.record(z.string(), z.object({ reads: z.array(z.number()), html: z.string(), reason: z.string() })),
});

export type PageEntry = { reads: readonly string[]; html: string; reason: string };
export type PageRecord = {
  key: string;
  /** Hash of each part's value. */
  parts: ReadonlyMap<string, string>;
  onLoad: readonly string[];
  /** By Next's path. */
  pages: ReadonlyMap<string, PageEntry>;
};

export const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** Hash of a part's present value; undefined when the part no longer exists. */
export function hashOfPart(part: string): string | undefined {
  try {
    return hashOf(JSON.stringify(valueOfPart(part) ?? null));
  } catch {
    return undefined;
  }
}

/** @returns Undefined when there is no record, or one of another shape. */
export function readRecord(): PageRecord | undefined {
  try {
    const { key, parts, onLoad, pages } = RecordFile.parse(JSON.parse(readFileSync(FILE, "utf8")));
    const nameOf = (place: number) => parts[place]?.[0] ?? "";
    return {
      key,
      parts: new Map(parts),
      onLoad: onLoad.map(nameOf),
      pages: new Map(Object.entries(pages).map(([path, page]) => [path, { ...page, reads: page.reads.map(nameOf) }])),
    };
  } catch {
    return undefined;
  }
}

/** Writes the record in one step, so that a build that is killed leaves the old one. */
export function writeRecord({ key, onLoad, pages }: Omit<PageRecord, "parts">): void {
  const places = new Map<string, number>();
  const placeOf = (part: string) => {
    const place = places.get(part) ?? places.size;
    places.set(part, place);
    return place;
  };
  const file: z.input<typeof RecordFile> = {
    key,
    onLoad: onLoad.map(placeOf),
    pages: Object.fromEntries([...pages].map(([path, page]) => [path, { ...page, reads: page.reads.map(placeOf) }])),
    parts: [],
  };
  file.parts = [...places.keys()].map((part) => [part, hashOfPart(part) ?? ""]);
  replaceFile(FILE, JSON.stringify(file));
}
