/** A picture's real size. */
import { imageSize } from "image-size";

export type Picture =
  | { width: number; height: number; /** A drawing scales: only the proportions of its size count. */ scales: boolean }
  | { unreadable: true };

/** @param name The file's name: a picture of another kind than its ending says is unreadable. */
export function readPicture(bytes: Uint8Array, name: string): Picture {
  try {
    const { width, height, type } = imageSize(bytes);
    return name.endsWith(`.${type ?? ""}`) ? { width, height, scales: type === "svg" } : { unreadable: true };
  } catch {
    return { unreadable: true };
  }
}
