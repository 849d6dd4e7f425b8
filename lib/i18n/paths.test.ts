import { describe, expect, it } from "vitest";
import { localePath, splitPath } from "./paths.ts";

describe("localePath", () => {
  it.each([
    ["ja", "/", "/"],
    ["ja", "/lantern/releases", "/lantern/releases"],
    ["en", "/", "/en"],
    ["zh", "/lantern/releases", "/zh/lantern/releases"],
  ] as const)("in %s, %s is at %s", (locale, path, address) => {
    expect(localePath(locale, path)).toBe(address);
    expect(splitPath(address)).toEqual({ locale, path });
  });
});

describe("splitPath", () => {
  it.each([
    // No language, however much it looks like one.
    ["/english", "ja", "/english"],
    ["/EN/lantern", "ja", "/EN/lantern"],
    // The default language has no name of its own in addresses.
    ["/ja/lantern", "ja", "/ja/lantern"],
    ["/en/", "en", "/"],
  ] as const)("%s is %s and %s", (address, locale, path) => {
    expect(splitPath(address)).toEqual({ locale, path });
  });
});
