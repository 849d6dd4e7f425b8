/** Keeps the bytes of the site's files in memory, as long as a budget lasts. */
import { readFileSync } from "node:fs";

/** A file as it was when the server started. */
export type StoredFile = {
  /** Where it lies on the disk. */
  place: string;
  /** Bytes. */
  size: number;
  /** When it was last changed, in milliseconds. */
  changed: number;
};

/** Larger files are left on the disk: one of them would take the room of many that are asked for more often. Bytes. */
const LARGEST_KEPT = 1024 * 1024;

/**
 * Nothing is ever put out again: replacing files under a load that wants more than fits would leave V8 with 60 MB of
 * dropped buffers, which it collects late.
 */
export class FileCache {
  readonly #kept = new Map<StoredFile, Buffer>();
  #room: number;

  /** @param budget Bytes. */
  constructor(budget: number) {
    this.#room = budget;
  }

  hasRoomFor({ size }: StoredFile): boolean {
    return size <= LARGEST_KEPT && size <= this.#room;
  }

  /** Reads a file at start. @returns Its bytes; none when there is no room for it. */
  preload(file: StoredFile): Buffer | undefined {
    return this.hasRoomFor(file) ? this.keep(file, readFileSync(file.place)) : undefined;
  }

  keep(file: StoredFile, bytes: Buffer): Buffer {
    if (!this.#kept.has(file) && this.hasRoomFor(file)) {
      this.#kept.set(file, bytes);
      this.#room -= bytes.length;
    }
    return bytes;
  }

  /** @returns The file's bytes when they are in memory. */
  find(file: StoredFile): Buffer | undefined {
    return this.#kept.get(file);
  }
}
