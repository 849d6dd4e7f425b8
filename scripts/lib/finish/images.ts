/** Makes every picture of the documents at every width, as AVIF, WebP and in its own format. */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { IMAGE_QUALITY, IMAGE_WIDTHS } from "#lib/image-sizes.mjs";
import { IMAGE_MANIFEST_FILE, type ImageFiles, type ImageManifest } from "#server/http/headers.ts";
import { listPictures } from "./image-requests.ts";

/** Below the site. Each name contains a hash of what the file was made from. */
const FOLDER = "_images";
/** Finished files under the same names, which later builds copy. */
const CACHE = ".cache/images";

const TYPES: Partial<Record<string, string>> = { ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg" };

/**
 * AVIF's scale differs from JPEG's: Next's optimiser subtracts 20, too. Effort 2 instead of Next's 3 halves the time for 2 % more bytes; 1 would
 * take 0.6 times as long, for 9 % more bytes and less likeness (SSIM 0.984 instead of 0.990). WebP's effort 2 instead of 4 takes half as long for 4 %.
 */
const SETTINGS = {
  avif: { quality: IMAGE_QUALITY - 20, effort: 2 },
  webp: { quality: IMAGE_QUALITY, effort: 2 },
  png: { quality: IMAGE_QUALITY },
  jpeg: { quality: IMAGE_QUALITY, mozjpeg: true },
};

type Format = keyof typeof SETTINGS;
type Job = { source: Buffer; width: number; format: Format; name: string };

/**
 * Writes the pictures' files and their manifest into the site.
 *
 * @param site Folder of the site; the pictures themselves are in it.
 * @param documents HTML of every document of the site.
 * @param cache Folder with finished files of earlier builds.
 * @returns The manifest, how many files there are, and how many of them were made now.
 * @throws when a picture of a document does not exist, or has a width or quality that is not made.
 */
export async function writeImages(
  site: string,
  documents: Iterable<string>,
  cache: string = CACHE,
): Promise<{ manifest: ImageManifest; files: number; fresh: number }> {
  const pictures = new Set<string>();
  for (const html of documents) for (const picture of listPictures(html)) pictures.add(picture);
  const manifest: ImageManifest = {};
  const jobs = new Map<string, Job>();
  for (const picture of [...pictures].sort()) {
    const planned = await planPicture(site, picture);
    manifest[picture] = planned.entry;
    for (const job of planned.jobs) jobs.set(job.name, job);
  }
  mkdirSync(join(site, FOLDER), { recursive: true });
  mkdirSync(cache, { recursive: true });
  const missing = [...jobs.values()].filter(({ name }) => !existsSync(join(cache, name)));
  await makeAll(missing, cache);
  for (const name of jobs.keys()) copyFileSync(join(cache, name), join(site, FOLDER, name));
  writeFileSync(join(site, IMAGE_MANIFEST_FILE), JSON.stringify(manifest));
  return { manifest, files: jobs.size, fresh: missing.length };
}

async function planPicture(site: string, picture: string): Promise<{ entry: ImageManifest[string]; jobs: Job[] }> {
  const file = join(site, decodeURI(picture));
  const type = TYPES[extname(picture).toLowerCase()];
  if (type === undefined) throw new Error(`${picture}: only PNG and JPEG pictures can be resized`);
  if (!existsSync(file)) throw new Error(`${picture} is on a page but does not exist`);
  const source = readFileSync(file);
  const { width: own } = await sharp(source).metadata();
  const original: Format = type === "image/png" ? "png" : "jpeg";
  const hash = createHash("sha256").update(source).update(JSON.stringify(SETTINGS)).digest("hex").slice(0, 12);
  const stem = `${basename(picture, extname(picture)).replaceAll(/[^\w-]+/gu, "-")}-${hash}`;
  const jobs: Job[] = [];
  const widths: Record<string, ImageFiles> = {};
  for (const wanted of IMAGE_WIDTHS) {
    const width = Math.min(wanted, own);
    const add = (format: Format) => {
      const name = `${stem}-${String(width)}.${format === "jpeg" ? "jpg" : format}`;
      jobs.push({ source, width, format, name });
      return `/${FOLDER}/${name}`;
    };
    widths[wanted] = { avif: add("avif"), webp: add("webp"), original: add(original) };
  }
  return { entry: { type, widths }, jobs };
}

/** Makes as many pictures at a time as there are cores. Files are renamed when complete, so that a killed build leaves no half picture. */
async function makeAll(jobs: readonly Job[], cache: string): Promise<void> {
  // The source is decoded and resized once for all formats of one width: that takes longer than encoding them.
  const byStem = new Map<string, Job[]>();
  for (const job of jobs) {
    const stem = job.name.slice(0, job.name.lastIndexOf("."));
    byStem.set(stem, [...(byStem.get(stem) ?? []), job]);
  }
  const groups = [...byStem.values()];
  let next = 0;
  const work = async () => {
    for (let group = groups[next++]; group !== undefined; group = groups[next++]) await makeWidth(group, cache);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** @param jobs The formats of one picture at one width. */
async function makeWidth(jobs: readonly Job[], cache: string): Promise<void> {
  const [first] = jobs;
  if (first === undefined) return;
  const { source, width } = first;
  // The camera's own orientation is applied, because the copies carry no EXIF data.
  const { data, info } = await sharp(source)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { format, name } of jobs) {
    const draft = join(cache, `${name}.draft`);
    await sharp(data, { raw: info }).toFormat(format, SETTINGS[format]).toFile(draft);
    renameSync(draft, join(cache, name));
  }
}
