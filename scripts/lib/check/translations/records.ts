/**
 * `content/<locale>/sources.lock`: for each translated section the source section that it was made from. One line a section, sorted,
 * so that changes to different sections merge; with the source's text, so that a difference can be shown in a clone without history.
 */
import { createHash } from "node:crypto";
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { isDay } from "#scripts/lib/days.ts";

export type SourceRecord = {
  /** `support/trials.mdx#Start` or `messages.yaml:header/shop`: a file below the locale's folder, with a section of the source. */
  key: string;
  hash: string;
  /** The first day of the grace of an outdated section. */
  since?: string;
  /** The source section's text. Undefined for a missing document of which only a grace is recorded. */
  text?: string;
  /** Whether `stub` put the source's text there: where it still stands, nobody has translated it. */
  stub?: boolean;
};

export type Records = Readonly<ReturnType<typeof parseRecords>>;

const HEADER = "# Written by npm run translate, never by hand: each section with the source that it was translated from.\n";
/** The last column of a record that `stub` wrote. */
const STUB = "stub";
/** Characters. */
const HASH_LENGTH = 12;
/** Bytes. A larger file was made to stop the check. */
export const MAX_RECORDS_SIZE = 4 * 1024 * 1024;

const FILE = new RegExp(`^content/(${ALL_LOCALES.join("|")})/sources\\.lock$`, "u");

/** The locale of a records file; undefined for every other file. */
export const localeOfRecords = (file: string): Locale | undefined => ALL_LOCALES.find((locale) => locale === FILE.exec(file)?.[1]);

export const recordsFile = (locale: Locale): string => `content/${locale}/sources.lock`;

/** The file that the key of a record names, below the locale's folder. */
export const fileIn = (key: string): string => key.replace(/[:#].*$/u, "");

/** What stands for a source section's text. */
export function hashOf(text: string): string {
  const hash = hashes.get(text) ?? createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);
  hashes.set(text, hash);
  return hash;
}

/** The records of all languages have the same texts. */
const hashes = new Map<string, string>();

/**
 * Reads a records file. Lines that are no records are `faults`: a merge conflict, or an edit by hand. Of two records of one section the later
 * one counts, and the other is `replaced`: it is the other side of a merge.
 */
export function parseRecords(text: string) {
  const byKey = new Map<string, SourceRecord>();
  const faults: { line: number; message: string }[] = [];
  const replaced: SourceRecord[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "" || line.startsWith("# ")) continue;
    const record = parseLine(line);
    if (typeof record === "string") faults.push({ line: index + 1, message: record });
    else {
      const before = byKey.get(record.key);
      if (before !== undefined) {
        faults.push({ line: index + 1, message: `${record.key} is recorded twice` });
        replaced.push(before);
      }
      byKey.set(record.key, record);
    }
  }
  // Both sides of a merge have records of the same texts: what is wrong besides only follows.
  const left = faults.find(({ message }) => message === LEFT_FROM_MERGE);
  if (left !== undefined) return { byKey, faults: [left], replaced };
  return { byKey, faults: byKey.size === 0 ? faults.slice(0, 1) : faults, replaced };
}

const LEFT_FROM_MERGE = "this line is left from a merge";

function parseLine(line: string): SourceRecord | string {
  if (/^(?:<{7}|={7}|>{7}|\|{7})/u.test(line)) return LEFT_FROM_MERGE;
  const [key, hash, since, quoted, mark] = line.split("\t");
  if (key === undefined || hash === undefined || since === undefined || quoted === undefined) return "this line is no record";
  if (mark !== undefined && mark !== STUB) return "this line is no record";
  const text = textOf(quoted);
  if (text === undefined || (since !== "-" && !isDay(since))) return "this line is no record";
  if (text !== null && hashOf(text) !== hash) return "the text of this record was changed by hand";
  return { key, hash, since: since === "-" ? undefined : since, text: text ?? undefined, ...(mark === STUB ? { stub: true } : {}) };
}

function textOf(quoted: string): string | null | undefined {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === "string" || value === null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a records file. */
export function formatRecords(records: Iterable<SourceRecord>): string {
  const lines = [...records]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, hash, since = "-", text = null, stub }) =>
      [key, hash, since, JSON.stringify(text), ...(stub === true ? [STUB] : [])].join("\t"),
    );
  return `${HEADER}${lines.map((line) => `${line}\n`).join("")}`;
}
