import { expect, it } from "vitest";
import { readPicture } from "./picture.ts";

/** The header of a WebP file of one of its three kinds. */
function webp(kind: "VP8 " | "VP8L" | "VP8X", fill: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write("RIFF", 0, "latin1");
  bytes.write(`WEBP${kind}`, 8, "latin1");
  fill(bytes);
  return bytes;
}

it("reads the size of each kind of WebP", () => {
  const lossy = webp("VP8 ", (bytes) => bytes.writeUInt16LE(1600, 26) && bytes.writeUInt16LE(1000, 28));
  const lossless = webp("VP8L", (bytes) => bytes.writeUInt32LE((1600 - 1) | ((1000 - 1) << 14), 21));
  const extended = webp("VP8X", (bytes) => bytes.writeUIntLE(1600 - 1, 24, 3) && bytes.writeUIntLE(1000 - 1, 27, 3));
  for (const bytes of [lossy, lossless, extended]) expect(readPicture(bytes, "a.webp")).toEqual({ width: 1600, height: 1000 });
});

it("reads the size of an SVG, or its shape", () => {
  const read = (attributes: string) => readPicture(Buffer.from(`<?xml version="1.0"?>\n<svg ${attributes}>`), "a.svg");
  expect(read('xmlns="x" width="48" height="24px"')).toEqual({ width: 48, height: 24 });
  expect(read('xmlns="x" viewBox="0 0 96.5 48"')).toEqual({ width: 96.5, height: 48, shapeOnly: true });
  expect(read('xmlns="x"')).toEqual({ unreadable: true });
});

it("says when a file is not what its name says", () => {
  expect(readPicture(Buffer.from("GIF89a"), "a.png")).toEqual({ unreadable: true });
});
