/** Makes every picture of the documents at every width, as AVIF, WebP and in its own format. */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { IMAGE_QUALITY, IMAGE_WIDTHS } from "#lib/image-sizes.mjs";
import { inParallel } from "#scripts/lib/in-parallel.ts";
import { IMAGE_MANIFEST_FILE, type ImageFiles, type ImageManifest } from "#server/http/headers.ts";
import { listPictures } from "./image-requests.ts";

/** Below the site. Each name contains a hash of what the file was made from. */
const FOLDER = "_images";
/** Finished files under the same names, which later builds copy. */
const CACHE = ".cache/images";

const TYPES: Partial<Record<string, string>> = { ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg" };

/**
 * What each setting costs and gives is in decision 23. AVIF's scale differs from JPEG's: Next's optimiser subtracts 20. Pictures are drawn
 * windows, not photos: without dithering a PNG with a palette has less noise, is smaller, and takes a third of the time.
 */
const SETTINGS = {
  avif: { quality: IMAGE_QUALITY - 18, effort: 2, tune: "ssim" },
  webp: { quality: IMAGE_QUALITY, effort: 2 },
  png: { quality: IMAGE_QUALITY, effort: 3, dither: 0 },
  jpeg: { quality: IMAGE_QUALITY, mozjpeg: true },
} as const;

/** A picture that is at most so many times as wide as wanted is not made smaller: with its own pixels it is sharper, and lighter as AVIF. */
const AS_IT_IS = 1.1;

type Format = keyof typeof SETTINGS;
type Copy = { width: number; format: Format; name: string };
type Plan = { source: Buffer; copies: Copy[]; entry: ImageManifest[string] };

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
  const names = new Set<string>();
  const missing: Plan[] = [];
  mkdirSync(cache, { recursive: true });
  for (const picture of [...pictures].sort()) {
    const plan = await planPicture(site, picture);
    manifest[picture] = plan.entry;
    const copies = plan.copies.filter(({ name }) => !names.has(name) && !existsSync(join(cache, name)));
    for (const { name } of plan.copies) names.add(name);
    if (copies.length > 0) missing.push({ ...plan, copies });
  }
  const fresh = missing.reduce((total, { copies }) => total + copies.length, 0);
  await inParallel(missing, availableParallelism(), (plan) => makePictures(plan, cache));
  mkdirSync(join(site, FOLDER), { recursive: true });
  for (const name of names) copyFileSync(join(cache, name), join(site, FOLDER, name));
  writeFileSync(join(site, IMAGE_MANIFEST_FILE), JSON.stringify(manifest));
  return { manifest, files: names.size, fresh };
}

async function planPicture(site: string, picture: string): Promise<Plan> {
  const file = join(site, decodeURI(picture));
  const type = TYPES[extname(picture).toLowerCase()];
  if (type === undefined) throw new Error(`${picture}: only PNG and JPEG pictures can be resized`);
  if (!existsSync(file)) throw new Error(`${picture} is on a page but does not exist`);
  const source = readFileSync(file);
  const { width: own } = await sharp(source).metadata();
  const original: Format = type === "image/png" ? "png" : "jpeg";
  const hash = createHash("sha256").update(source).update(JSON.stringify(SETTINGS)).digest("hex").slice(0, 12);
  const stem = `${basename(picture, extname(picture)).replaceAll(/[^\w-]+/gu, "-")}-${hash}`;
  const copies = new Map<string, Copy>();
  const widths: Record<string, ImageFiles> = {};
  for (const wanted of IMAGE_WIDTHS) {
    const width = own <= wanted * AS_IT_IS ? own : wanted;
    const add = (format: Format) => {
      const name = `${stem}-${width}.${format === "jpeg" ? "jpg" : format}`;
      copies.set(name, { width, format, name });
      return `/${FOLDER}/${name}`;
    };
    widths[wanted] = { avif: add("avif"), webp: add("webp"), original: add(original) };
  }
  return { source, copies: [...copies.values()], entry: { type, widths } };
}

/** Makes the copies of a picture, which is decoded once, and resized once for all formats of a width. */
async function makePictures({ source, copies }: Plan, cache: string): Promise<void> {
  // The camera's own orientation is applied, because the copies carry no EXIF data.
  const whole = await pixelsOf(sharp(source).rotate());
  for (const width of new Set(copies.map((copy) => copy.width))) {
    const resized = await pixelsOf(whole.clone().resize({ width, withoutEnlargement: true }));
    for (const { format, name } of copies.filter((copy) => copy.width === width)) {
      // Renamed when complete, so that a killed build leaves no half picture.
      const draft = join(cache, `${name}.draft`);
      await resized.clone().toFormat(format, SETTINGS[format]).toFile(draft);
      renameSync(draft, join(cache, name));
    }
  }
}

async function pixelsOf(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}
