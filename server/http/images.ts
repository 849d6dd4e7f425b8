/** The pictures that the build has made, at the addresses that documents name: `/_next/image?url=…&w=…&q=75`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { accepts } from "./accepts.ts";
import { contentTypeOf } from "./content-types.ts";
import { COMMON_HEADERS, filePolicy, IMAGE_MANIFEST_FILE } from "./headers.ts";
import { describeFile, type SiteFile, type StoredForms } from "./site-file.ts";

export const IMAGES_PATH = "/_next/image";
/** The only quality that the build makes. */
const QUALITY = "75";
/** The address names the picture, not its content, so a changed picture has to be seen some day. Seconds: a day, and a month while it is asked for anew. */
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=2592000";

/** Public paths of the files of one picture in one width. */
const Variants = z.strictObject({ avif: z.string().optional(), webp: z.string().optional(), original: z.string() });
/** What the build writes for this file: by the picture's address, then by width in pixels. */
const ImageManifest = z.record(z.string(), z.strictObject({ type: z.string(), widths: z.record(z.string(), Variants) }));

type Picture = { avif: SiteFile | undefined; webp: SiteFile | undefined; original: SiteFile };
/** By address and width: `/images/products/3dx.png 640`. */
export type ImageTable = ReadonlyMap<string, Picture>;

/**
 * @param folder The finished site.
 * @param files Its files by address.
 * @throws when the manifest names a file that is not there.
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
    Object.entries(ImageManifest.parse(JSON.parse(readFileSync(place, "utf8")))).flatMap(([url, { widths }]) =>
      Object.entries(widths).map(([width, { avif, webp, original }]) => [
        `${url} ${width}`,
        {
          avif: avif === undefined ? undefined : describe(avif),
          webp: webp === undefined ? undefined : describe(webp),
          original: describe(original),
        },
      ]),
    ),
  );
}

/**
 * @param query Of the request, with its question mark.
 * @param accepted The request's `Accept`.
 * @returns The picture in the best format that the client takes; nothing when the build has made no such picture.
 */
export function findImage(images: ImageTable, query: string, accepted: string | undefined): SiteFile | undefined {
  const parameters = new URLSearchParams(query);
  const { url, w, q, ...others } = Object.fromEntries(parameters);
  // Each parameter once, and no other: further spellings of one picture would only fill caches.
  if (parameters.size !== 3 || Object.keys(others).length > 0 || q !== QUALITY) return undefined;
  const picture = images.get(`${url ?? ""} ${w ?? ""}`);
  if (accepts(accepted, "image/avif") && picture?.avif !== undefined) return picture.avif;
  return accepts(accepted, "image/webp") && picture?.webp !== undefined ? picture.webp : picture?.original;
}
