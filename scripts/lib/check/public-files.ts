/** Finds the files below public/, which the build copies to the site unchanged. A file is read when a rule needs it. */
import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import path from "node:path";
import { decode } from "#scripts/lib/content-files/decode.ts";
import { once } from "./once.ts";
import { readPicture } from "./picture.ts";
import { type Irregular, walkTree } from "#scripts/lib/content-files/walk-tree.ts";

/** Enough bytes for the signature of every kind of picture. */
const HEAD_BYTES = 64;

export type PublicFile = ReturnType<typeof publicFile>;

/** Lists `public/`, by path from the project's folder. */
export function readPublic(root: string): { files: Map<string, PublicFile>; irregular: Irregular[] } {
  const { files, irregular } = walkTree(root);
  return {
    files: new Map(files.map((name) => [`public/${name}`, publicFile(path.join(root, name))])),
    irregular: irregular.map((entry) => ({ ...entry, name: entry.name === "" ? "public" : `public/${entry.name}` })),
  };
}

function publicFile(full: string) {
  const decoded = once(() => decode(readFileSync(full)));
  return {
    /** Its size in bytes. */
    size: () => statSync(full).size,
    /** The first bytes, which show the kind of file. */
    head: () => readHead(full),
    /** What the file shows, for kinds of pictures. */
    picture: once(() => readPicture(readFileSync(full), full)),
    /** The text of the file, for kinds of text. */
    decoded,
    /** The decoded text for reports; empty for a file that is no text. */
    text: () => (decoded().readable ? decoded().text : ""),
  };
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
