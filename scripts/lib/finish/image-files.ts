/**
 * `IMAGE_PATHS=files`: documents contain addresses of picture files instead of the optimiser's, so that a static host can serve them. With
 * `<picture>` each browser selects the best format that it supports.
 */
import { Parser } from "htmlparser2";
import { type Edit, withEdits } from "#scripts/lib/with-edits.ts";
import { IMAGE_ADDRESS, readImageAddress } from "./image-requests.ts";
import type { ImageFiles, ImageManifest } from "#server/http/headers.ts";

type Format = keyof ImageFiles;

/**
 * @param html A finished document.
 * @param manifest What `writeImages` made.
 * @returns The document with plain file addresses; unchanged when it has no such picture.
 * @throws when a picture is not in the manifest.
 */
export function withImageFiles(html: string, manifest: ImageManifest): string {
  const edits: Edit[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isPreload = name === "link" && attributes.as === "image";
      const set = name === "img" ? attributes.srcset : isPreload ? attributes.imagesrcset : undefined;
      const start = parser.startIndex;
      const end = parser.endIndex + 1;
      const tag = html.slice(start, end);
      if (!tag.includes("/_next/image?")) return;
      if (set === undefined) throw new Error(`${tag}: a picture without a list of widths`);
      const inFormat = (format: Format) => rewritten(set, manifest, format);
      if (isPreload) {
        // A browser that does not read the type skips the preload.
        const link = `<link rel="preload" as="image" type="image/avif" imagesrcset="${inFormat("avif")}" imagesizes="${attributes.imagesizes ?? ""}"/>`;
        edits.push({ start, end, text: link });
        return;
      }
      const sources = (["avif", "webp"] as const).map(
        (format) => `<source type="image/${format}" srcset="${inFormat(format)}" sizes="${attributes.sizes ?? ""}"/>`,
      );
      edits.push({ start, end, text: `<picture class="contents">${sources.join("")}${rewritten(tag, manifest, "original")}</picture>` });
    },
  });
  parser.end(html);
  return withEdits(html, edits);
}

/** The text with each address of the optimiser replaced by that of the file. */
function rewritten(text: string, manifest: ImageManifest, format: Format): string {
  return text.replaceAll(IMAGE_ADDRESS, (address) => {
    const { picture, width } = readImageAddress(address);
    const files = manifest[picture]?.widths[width];
    if (files === undefined) throw new Error(`${picture} was not made`);
    return files[format];
  });
}
