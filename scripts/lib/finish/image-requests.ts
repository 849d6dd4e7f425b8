/** Finds the addresses of Next's image optimiser in finished documents: `/_next/image?url=%2Fimages%2Fx.png&w=640&q=75`. */
import { IMAGE_QUALITY, IMAGE_WIDTHS } from "#lib/image-sizes.mjs";

/** One address, as it is written in HTML. */
export const IMAGE_ADDRESS = /\/_next\/image\?(?:[^"'\s,>]*)/gu;

export type ImageRequest = { picture: string; width: number };

/**
 * @param address With `&` or `&amp;` between its parameters.
 * @throws when the width or quality is not one that the build makes.
 */
export function readImageAddress(address: string): ImageRequest {
  const { searchParams } = new URL(address.replaceAll("&amp;", "&"), "http://localhost");
  const picture = searchParams.get("url") ?? "";
  const width = Number(searchParams.get("w"));
  if (!picture.startsWith("/")) throw new Error(`${address}: the picture is not a path of this site`);
  if (!IMAGE_WIDTHS.includes(width)) throw new Error(`${address}: no picture is made at this width, only at ${IMAGE_WIDTHS.join(", ")}`);
  if (searchParams.get("q") !== String(IMAGE_QUALITY))
    throw new Error(`${address}: no picture is made at this quality, only at ${IMAGE_QUALITY}`);
  return { picture, width };
}

/** The pictures of a document, by their path on the site. */
export function listPictures(html: string): Set<string> {
  return new Set([...html.matchAll(IMAGE_ADDRESS)].map(([address]) => readImageAddress(address).picture));
}
