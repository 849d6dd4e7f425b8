import { describe, expect, it } from "vitest";
import { pathOf, readTarget } from "./request-target.ts";

const NORMAL = [
  "/",
  "/lantern",
  "/en/lantern/releases",
  "/a.b-c_d~e/!$&'()*+,;=:@",
  "/en/%E3%81%82",
  "/a%20b",
  "/...",
  "/.well-known/x",
  "/a/..b",
  "/jam",
];

it.each(NORMAL)("%s is in normal form", (path) => {
  expect(readTarget(`${path}?q=//../%2F`)).toEqual({ path, query: "?q=//../%2F", isNormal: true });
});

it.each([
  ["/lantern/", "/lantern"],
  ["//", "/"],
  ["//a///b//", "/a/b"],
  ["/%6Cantern", "/lantern"],
  ["/%e3%81%82", "/%E3%81%82"],
  ["/a|b", "/a%7Cb"],
  ["/a#b", "/a%23b"],
  ["/ja", "/"],
  ["/ja/", "/"],
  ["/%6Aa/lantern", "/lantern"],
  ["/ja/ja//ja/lantern", "/lantern"],
  ["/ja//evil.example", "/evil.example"],
  ["http://evil.example", "/"],
  ["HTTPS://evil.example?q", "/"],
  ["http://a@b:1//c/", "/c"],
])("%s has the normal form %s", (target, path) => {
  expect(readTarget(target)).toMatchObject({ path });
  // The redirect's target is not redirected again.
  expect(readTarget(path)).toMatchObject({ path, isNormal: true });
});

it.each([
  ...["", "*", "?q", "lantern", "example.com:443", "ftp://a/b", "http:/a"],
  ...["/.", "/..", "/a/../b", "/a/./b", "/%2e%2e/a", "/a/%2E", "/.%2e/a", "/ja/../x", "/_next/image/../../api/v1/confirm-newsletter"],
  ...["/a%2fb", "/a%2Fb", "/a\\b", "/a%5cb", "/\\evil.example", "/..\\..\\a"],
  ...["/%", "/%4", "/%zz", "/%E0%A4%A", "/%c0%ae", "/%00", "/a%0d%0a", "/%7f", "/%c2%85", "/a b", "/é", "/\u0001"],
])("%s has no normal form", (target) => {
  expect(readTarget(target)).toBe("malformed");
});

describe("the longest targets", () => {
  it("are refused beyond 8,000 characters", () => {
    expect(readTarget(`/${"a".repeat(8_000)}`)).toBe("too-long");
    expect(readTarget("/".repeat(15_900))).toBe("too-long");
  });

  // In quadratic time, these would take minutes.
  it.each(["/", "/.", "/a", "%", "/%2e", "/ja", "?", "a", "/a..", "http://"])("made of %s are parsed in linear time", (piece) => {
    const target = `/${piece.repeat(Math.floor(7_900 / piece.length))}`;
    for (let round = 0; round < 200; round++) readTarget(`${target}${round}`);
  });
});

it("writes segments as a path that parses to the same segments", () => {
  for (const segments of [
    ["a b", "?#%", "あ"],
    ["[x]", "é", "a+b&c"],
  ]) {
    const path = pathOf(segments);
    expect(readTarget(path)).toMatchObject({ path, isNormal: true });
    expect(path.slice(1).split("/").map(decodeURIComponent)).toEqual(segments);
  }
});
