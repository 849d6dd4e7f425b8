import { expect, test } from "vitest";
import { FileCache, type StoredFile } from "./file-cache.ts";

const file = (place: string, size: number): StoredFile => ({ place, size, changed: 0 });
const picture = file("picture", 60);
const page = file("page", 80);

/** Requests a file as the server does. @returns How many of the requests were answered from memory. */
function request(cache: FileCache, stored: StoredFile, times: number): number {
  return Array.from({ length: times }, () => {
    const bytes = cache.find(stored);
    if (bytes === undefined && cache.makeRoomFor(stored)) cache.keep(stored, Buffer.alloc(stored.size));
    return bytes;
  }).filter((bytes) => bytes !== undefined).length;
}

test("what is requested often comes from memory, also after files that are requested seldom have filled it", () => {
  const cache = new FileCache(100);
  expect(request(cache, picture, 3)).toBe(2);
  expect(request(cache, page, 100)).toBe(92);
  expect(cache.find(picture)).toBeUndefined();
});

test("files that are requested about equally often do not replace each other", () => {
  const cache = new FileCache(100);
  request(cache, picture, 1);
  for (let round = 0; round < 100; round++) {
    expect(request(cache, picture, 1)).toBe(1);
    expect(request(cache, page, 1)).toBe(0);
  }
});

test("nothing is dropped for a file that does not fit at all", () => {
  const cache = new FileCache(100);
  request(cache, picture, 1);
  expect(request(cache, file("video", 120), 100)).toBe(0);
  expect(cache.find(picture)).toBeDefined();
});
