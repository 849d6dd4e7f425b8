import { describe, expect, it } from "vitest";
import { localePath, splitPath } from "./paths.ts";

describe("localePath", () => {
  it.each([
    ["ja", "/", "/"],
    ["ja", "/3dx/releases", "/3dx/releases"],
    ["en", "/", "/en"],
    ["zh", "/3dx/releases", "/zh/3dx/releases"],
  ] as const)("in %s, %s is at %s", (locale, path, address) => {
    expect(localePath(locale, path)).toBe(address);
    expect(splitPath(address)).toEqual({ locale, path });
  });
});

describe("splitPath", () => {
  it.each([
    // Looks like a locale, but is none.
    ["/english", "ja", "/english"],
    ["/EN/3dx", "ja", "/EN/3dx"],
    // The default locale has no prefix.
    ["/ja/3dx", "ja", "/ja/3dx"],
    ["/en/", "en", "/"],
  ] as const)("%s is %s and %s", (address, locale, path) => {
    expect(splitPath(address)).toEqual({ locale, path });
  });
});
