/** Keeps the site's files in memory, up to a number of bytes. */
import { readFileSync } from "node:fs";

/** A file as it was when the server started. */
export type StoredFile = {
  /** Absolute path. */
  place: string;
  /** Bytes. */
  size: number;
  /** Modification time in milliseconds. */
  changed: number;
};

/** Larger files are read from the disk: each would take the space of many files that are requested more often. */
const MAX_FILE_BYTES = 1024 * 1024;

/**
 * Files are never evicted: replacing them under a load that exceeds the budget would leave V8 with 60 MB of dropped buffers,
 * which it collects late.
 */
export class FileCache {
  readonly #kept = new Map<StoredFile, Buffer>();
  #bytesLeft: number;

  /** @param budget Maximum number of bytes. */
  constructor(budget: number) {
    this.#bytesLeft = budget;
  }

  hasRoomFor({ size }: StoredFile): boolean {
    return size <= MAX_FILE_BYTES && size <= this.#bytesLeft;
  }

  /** Reads a file at start. @returns Its bytes; undefined if there is no room for it. */
  preload(file: StoredFile): Buffer | undefined {
    return this.hasRoomFor(file) ? this.keep(file, readFileSync(file.place)) : undefined;
  }

  keep(file: StoredFile, bytes: Buffer): Buffer {
    if (!this.#kept.has(file) && this.hasRoomFor(file)) {
      this.#kept.set(file, bytes);
      this.#bytesLeft -= bytes.length;
    }
    return bytes;
  }

  /** @returns The file's bytes; undefined if they are not in memory. */
  find(file: StoredFile): Buffer | undefined {
    return this.#kept.get(file);
  }
}
