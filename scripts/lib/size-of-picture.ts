import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SizeOfPicture } from "#lib/mdx/rehype-pictures.ts";
import { readPicture } from "./check/picture.ts";
import { hashFiles } from "./hash-files.ts";

/** @param folder The site's public/. @returns A function that reads the size of a picture in it. */
export function sizeOfPicturesIn(folder: string): SizeOfPicture {
  return (src) => {
    const file = join(folder, src);
    const picture = existsSync(file) ? readPicture(readFileSync(file), file) : undefined;
    return picture === undefined || "unreadable" in picture ? undefined : { width: picture.width, height: picture.height };
  };
}

/** @param folder The site's public/. @returns A hash of names and bytes of all pictures in it. */
export function hashPictures(folder: string): string {
  const pictures = join(folder, "images");
  return hashFiles(existsSync(pictures) ? [pictures] : []).digest("hex");
}
