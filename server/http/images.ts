/** The images that the build has made, at the addresses in documents: `/_next/image?url=…&w=…&q=75`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IMAGE_QUALITY } from "#lib/image-sizes.mjs";
import { accepts } from "./accepts.ts";
import { contentTypeOf } from "./content-types.ts";
import { COMMON_HEADERS, filePolicy, IMAGE_MANIFEST_FILE, type ImageFiles, type ImageManifest } from "./headers.ts";
import { describeFile, type SiteFile, type StoredForms } from "./site-file.ts";

export const IMAGES_PATH = "/_next/image";
/** One day, and a month during revalidation: the address names the image, not its content, so it must not be cached for ever. */
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=2592000";

type Picture = Record<keyof ImageFiles, SiteFile>;
/** By address and width: `/images/products/3dx.png 640`. */
export type ImageTable = ReadonlyMap<string, Picture>;

/**
 * @param folder The finished site.
 * @param files Its files by address.
 * @throws if the manifest names a missing file.
 */
export function describeImages(folder: string, files: ReadonlyMap<string, { file: StoredForms; etag: string }>): ImageTable {
  const place = join(folder, IMAGE_MANIFEST_FILE);
  if (!existsSync(place)) return new Map();
  const describe = (path: string): SiteFile => {
    const found = files.get(path);
    if (found === undefined) throw new Error(`${IMAGE_MANIFEST_FILE} names ${path}, which is missing: run npm run build again`);
    return describeFile(found.file, found.etag, {
      "Content-Type": contentTypeOf(path),
      ...COMMON_HEADERS,
      "Content-Security-Policy": filePolicy(path),
      "Cache-Control": CACHE_CONTROL,
      Vary: "Accept",
    });
  };
  return new Map(
    Object.entries(JSON.parse(readFileSync(place, "utf8")) as ImageManifest).flatMap(([url, { widths }]) =>
      Object.entries(widths).map(([width, { avif, webp, original }]) => [
        `${url} ${width}`,
        { avif: describe(avif), webp: describe(webp), original: describe(original) },
      ]),
    ),
  );
}

/**
 * @param query The request's query, with its question mark.
 * @param accepted The request's `Accept` header.
 * @returns The image in the best format that the client accepts; undefined if the build has not made it.
 */
export function findImage(images: ImageTable, query: string, accepted: string | undefined): SiteFile | undefined {
  const parameters = new URLSearchParams(query);
  const { url, w, q, ...others } = Object.fromEntries(parameters);
  // Each parameter exactly once, so that an image has a single address in caches.
  if (parameters.size !== 3 || Object.keys(others).length > 0 || q !== String(IMAGE_QUALITY)) return undefined;
  const picture = images.get(`${url ?? ""} ${w ?? ""}`);
  if (accepts(accepted, "image/avif")) return picture?.avif;
  return accepts(accepted, "image/webp") ? picture?.webp : picture?.original;
}
