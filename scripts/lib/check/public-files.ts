/** Finds the files below public/, which the build copies to the site unchanged. A file is read when a rule needs it. */
import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import path from "node:path";
import { decode, type Decoded } from "#scripts/lib/content-files/decode.ts";
import { once } from "./once.ts";
import { type Picture, readPicture } from "./picture.ts";
import { type Irregular, walkTree } from "#scripts/lib/content-files/walk-tree.ts";

/** Enough bytes for the signature of every kind of picture. */
const HEAD_BYTES = 64;

export type PublicFile = {
  /** Its size in bytes. */
  size: () => number;
  /** The first bytes, which show the kind of file. */
  head: () => Buffer;
  /** What the file shows, for kinds of pictures. */
  picture: () => Picture;
  /** The text of the file, for kinds of text. */
  decoded: () => Decoded;
  /** The decoded text for reports; empty for a file that is no text. */
  text: () => string;
};

/** Lists `public/`, by path from the project's folder. */
export function readPublic(root: string): { files: Map<string, PublicFile>; irregular: Irregular[] } {
  const { files, irregular } = walkTree(root);
  return {
    files: new Map(files.map((name) => [`public/${name}`, publicFile(path.join(root, name))])),
    irregular: irregular.map((entry) => ({ ...entry, name: entry.name === "" ? "public" : `public/${entry.name}` })),
  };
}

function publicFile(full: string): PublicFile {
  const bytes = () => readFileSync(full);
  const decoded = once(() => decode(bytes()));
  const text = () => (decoded().readable ? decoded().text : "");
  const size = () => statSync(full).size;
  return { size, head: () => readHead(full), picture: once(() => readPicture(bytes(), full)), decoded, text };
}

function readHead(full: string): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  const file = openSync(full, "r");
  try {
    return head.subarray(0, readSync(file, head, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(file);
  }
}
