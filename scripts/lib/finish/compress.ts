/** Writes a brotli and a gzip file beside each text file of the site, on other threads. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "#scripts/lib/files-below.ts";
import { inParallel } from "#scripts/lib/in-parallel.ts";
import { linkFile } from "#scripts/lib/put-file.ts";

const TEXT = new Set([".html", ".css", ".js", ".json", ".svg", ".txt", ".xml", ".webmanifest"]);
/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1024;
/**
 * Brotli's level. Of documents, 10 would save 0.6 kB each and take fifteen times as long as 9. 11 is for scripts and styles, which are few and on
 * every page: another 2 %.
 */
const QUALITY = { asset: 11, other: 9 };
const ASSETS = new Set([".css", ".js"]);
/** More would take more memory and no less time. */
export const FILES_AT_A_TIME = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * @param site The folder of the site that is being written.
 * @param before The site of the previous build, if there is one: compressed forms of unchanged files are taken over from it.
 */
export function compressionOf(site: string, before: string) {
  const seen = new Set<string>();
  const count = { files: 0, fresh: 0 };
  /** Compresses a file of the site, by its name below the site's folder, if it is of text and not small. */
  const file = async (name: string) => {
    seen.add(name);
    if (!TEXT.has(extname(name))) return;
    const path = join(site, name);
    const bytes = await readFile(path);
    if (bytes.length < MIN_BYTES) return;
    count.files++;
    if ((await isSame(join(before, name), bytes)) && takeOver(join(before, name), path)) return;
    await compress(path, bytes);
    count.fresh++;
  };
  /** Takes the compressed forms of a file over that is known to be the previous build's. */
  const unchanged = async (name: string) => {
    if (!takeOver(join(before, name), join(site, name))) return file(name);
    seen.add(name);
    count.files++;
  };
  /** Compresses all that has not been yet. @returns How many files have compressed forms, and how many of them are new. */
  const rest = async () => {
    await inParallel(
      filesBelow(site).filter((name) => !seen.has(name)),
      FILES_AT_A_TIME,
      file,
    );
    return count;
  };
  return { file, unchanged, rest };
}

export type Compression = ReturnType<typeof compressionOf>;

const FORMS = ["br", "gz"];

/** Takes the compressed forms of an unchanged file over. @returns Whether there were any. */
function takeOver(old: string, file: string): boolean {
  const isThere = FORMS.every((form) => existsSync(`${old}.${form}`));
  if (isThere) for (const form of FORMS) linkFile(`${old}.${form}`, `${file}.${form}`);
  return isThere;
}

async function isSame(file: string, bytes: Buffer): Promise<boolean> {
  try {
    return bytes.equals(await readFile(file));
  } catch {
    // The previous build has no such file.
    return false;
  }
}

/** @returns The logarithm of the smallest window that holds a file. The encoder takes memory for all of its window, 30 MB for the largest. */
const windowOf = (bytes: number) =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))));

async function compress(file: string, bytes: Buffer): Promise<void> {
  const quality = ASSETS.has(extname(file)) ? QUALITY.asset : QUALITY.other;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes.length),
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 7 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
