import { describe, expect, it } from "vitest";
import { findRange, isSameFile, namesEtag } from "./byte-range.ts";

const SIZE = 100;

describe("a range", () => {
  it.each([
    ["bytes=0-", { start: 0, end: 99 }],
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=40-", { start: 40, end: 99 }],
    ["bytes=40-49", { start: 40, end: 49 }],
    ["bytes=99-", { start: 99, end: 99 }],
    ["bytes=90-5000", { start: 90, end: 99 }],
    ["bytes=-1", { start: 99, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-5000", { start: 0, end: 99 }],
  ])("%s is accepted", (header, range) => {
    expect(findRange(header, SIZE)).toEqual(range);
  });

  it.each(["bytes=100-", "bytes=5000-6000", "bytes=-0"])("%s is outside the file", (header) => {
    expect(findRange(header, SIZE)).toBe("outside");
  });

  it.each(["bytes=0-", "bytes=0-0", "bytes=-1", "bytes=-0"])("%s is outside an empty file", (header) => {
    expect(findRange(header, 0)).toBe("outside");
  });

  it.each([
    null,
    "",
    "bytes",
    "bytes=",
    "bytes=-",
    "bytes=a-b",
    "bytes=50-40",
    "bytes=9-3",
    "bytes=0-9,20-29",
    "bytes= 0-9",
    "items=0-9",
    "bytes=-1-5",
    "bytes=1.5-",
    "bytes=0x10-",
    `bytes=${"9".repeat(400)}-`,
  ])("%s means the whole file", (header) => {
    expect(findRange(header, SIZE)).toBeUndefined();
  });
});

it("continues only the same version of the file", () => {
  expect(isSameFile(null, '"a"')).toBe(true);
  expect(isSameFile('"a"', '"a"')).toBe(true);
  for (const other of ['"b"', 'W/"a"', "a", "Sat, 21 Nov 2026 12:00:00 GMT", ""]) expect(isSameFile(other, '"a"'), other).toBe(false);
});

it("finds an ETag in a list", () => {
  expect(namesEtag('"x", "a"', '"a"')).toBe(true);
  expect(namesEtag("*", '"a"')).toBe(true);
  for (const other of [null, "", '"x"', 'W/"a"', '"aa"']) expect(namesEtag(other, '"a"'), String(other)).toBe(false);
});
