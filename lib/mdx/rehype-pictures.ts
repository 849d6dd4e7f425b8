import type { Root } from "hast";
import { elementsOf } from "./elements-of.ts";

/** @returns The width and height in pixels of the picture at an address of the site; undefined when there is none. */
export type SizeOfPicture = (src: string) => { width: number; height: number } | undefined;

/** Gives each picture its size, so that what stands below it does not move when it comes. */
export function rehypePictures(sizeOf: SizeOfPicture) {
  return (root: Root) => {
    for (const { properties } of elementsOf(root, "img")) Object.assign(properties, sizeOf(String(properties.src)));
  };
}
