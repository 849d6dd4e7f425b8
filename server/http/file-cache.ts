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

/** A file that is not in memory is tried for a place at every eighth request: choosing which others to drop means looking at them all. */
const REQUESTS_PER_TRY = 8;

type Entry = { bytes: Buffer | undefined; /** Since the start. */ requests: number };

/**
 * If there is no room, a file replaces others that were requested less than half as often. So a load that exceeds the budget replaces
 * few: V8 collects dropped buffers late, and would be left with 60 MB of them.
 */
export class FileCache {
  readonly #entries = new Map<StoredFile, Entry>();
  #bytesLeft: number;

  /** @param budget Maximum number of bytes. */
  constructor(budget: number) {
    this.#bytesLeft = budget;
  }

  /** Reads a file at start. @returns Its bytes; undefined if there is no room for it. */
  preload(file: StoredFile): Buffer | undefined {
    return this.#hasRoomFor(file) ? this.keep(file, readFileSync(file.place)) : undefined;
  }

  /** Counts a request for the file. @returns Its bytes; undefined if they are not in memory. */
  find(file: StoredFile): Buffer | undefined {
    const entry = this.#entryOf(file);
    entry.requests++;
    return entry.bytes;
  }

  /** @returns Whether the file may be kept; others have been dropped for it if need be. */
  makeRoomFor(file: StoredFile): boolean {
    if (this.#hasRoomFor(file)) return true;
    const { requests } = this.#entryOf(file);
    if (file.size > MAX_FILE_BYTES || requests % REQUESTS_PER_TRY !== 0) return false;
    const rare = [...this.#entries.values()]
      .filter((entry) => entry.bytes !== undefined && entry.requests * 2 < requests)
      .toSorted((a, b) => a.requests - b.requests);
    const room = rare.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), this.#bytesLeft);
    if (room < file.size) return false;
    for (const entry of rare) {
      if (this.#hasRoomFor(file)) break;
      this.#bytesLeft += entry.bytes?.length ?? 0;
      entry.bytes = undefined;
    }
    return true;
  }

  /** Keeps the file if there is room. @returns Its bytes. */
  keep(file: StoredFile, bytes: Buffer): Buffer {
    const entry = this.#entryOf(file);
    if (entry.bytes !== undefined || !this.#hasRoomFor(file)) return bytes;
    entry.bytes = bytes;
    this.#bytesLeft -= bytes.length;
    return bytes;
  }

  #hasRoomFor({ size }: StoredFile): boolean {
    return size <= MAX_FILE_BYTES && size <= this.#bytesLeft;
  }

  #entryOf(file: StoredFile): Entry {
    const entry = this.#entries.get(file) ?? { bytes: undefined, requests: 0 };
    this.#entries.set(file, entry);
    return entry;
  }
}
