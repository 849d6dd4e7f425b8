/** Finds the files below public/, which the build copies to the site as they are. A file is read when a rule asks for it. */
import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import path from "node:path";
import { decode, type Decoded } from "./decode.ts";
import { type Irregular, walkTree } from "./walk-tree.ts";

/** As many bytes as the signature of any kind of picture needs. */
const HEAD_BYTES = 64;

export type PublicFile = {
  bytes: () => Buffer;
  /** The first bytes, of which a kind of file is known. */
  head: () => Buffer;
  /** For files of text. */
  decoded: () => Decoded;
  /** The decoded text for reports; empty for what is no text. */
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
  let known: Decoded | undefined;
  const decoded = () => (known ??= decode(bytes()));
  const text = () => (decoded().readable ? decoded().text : "");
  return { bytes, head: () => readHead(full), decoded, text };
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
