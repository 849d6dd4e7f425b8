/** Writes a brotli and a gzip file beside each text file of the site. */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "#scripts/lib/files-below.ts";
import { inParallel } from "#scripts/lib/in-parallel.ts";

const TEXT = new Set([".html", ".css", ".js", ".json", ".svg", ".txt", ".xml", ".webmanifest"]);
/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1024;
/**
 * Brotli's level. 10 makes documents 7 % smaller than 9 in the same time. 11 takes two to three times as long for 1 to 2 % less: it is for
 * scripts and styles, which are few and on every page.
 */
const QUALITY = { asset: 11, other: 10 };
const ASSETS = new Set([".css", ".js"]);
const CONCURRENCY = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * @param site The finished site, or a folder of it.
 * @param before The site of the previous build, if there is one: compressed forms of unchanged files are copied from it.
 * @returns How many files have compressed forms, and how many of them are new.
 */
export async function compressSite(site: string, before: string): Promise<{ files: number; fresh: number }> {
  const names = filesBelow(site).filter((name) => TEXT.has(extname(name)));
  const count = { files: 0, fresh: 0 };
  await inParallel(names, CONCURRENCY, async (name) => {
    const file = join(site, name);
    const bytes = await readFile(file);
    if (bytes.length < MIN_BYTES) return;
    count.files++;
    if (await takeOver(join(before, name), file, bytes)) return;
    await compress(file, bytes);
    count.fresh++;
  });
  return count;
}

/** Copies the compressed forms of an unchanged file. @returns Whether there were any. */
async function takeOver(old: string, file: string, bytes: Buffer): Promise<boolean> {
  try {
    if (!bytes.equals(await readFile(old))) return false;
    await Promise.all(["br", "gz"].map((form) => copyFile(`${old}.${form}`, `${file}.${form}`)));
    return true;
  } catch {
    // The previous build has no such file, or has no compressed form of it.
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
