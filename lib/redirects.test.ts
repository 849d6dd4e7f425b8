import { describe, expect, it } from "vitest";
import type { Locale } from "#schemas/locale.ts";
import { RedirectEntry } from "#schemas/redirects.ts";
import { movedAnchors, pageRedirects, readPlace, redirectsOf, writePlace } from "./redirects.ts";

const LOCALES: readonly Locale[] = ["ja", "en", "de"];

const expand = (...entries: { from: string; to: string; kind?: "temporary" }[]) =>
  redirectsOf(
    LOCALES,
    entries.map((entry) => RedirectEntry.parse(entry)),
  );
const pages = (...entries: Parameters<typeof expand>) => Object.fromEntries(pageRedirects(LOCALES, expand(...entries)));
const anchors = (page: { locale: "ja" | "en" | "de"; path: string }, ...entries: Parameters<typeof expand>) =>
  Object.fromEntries(movedAnchors(expand(...entries), page));

describe("an address", () => {
  it.each([
    ["/", { path: "/" }],
    ["/a/b#What_for?", { path: "/a/b", anchor: "What_for?" }],
    ["/en", { locale: "en", path: "/" }],
    ["/ja/a", { locale: "ja", path: "/a" }],
    ["/de/a#Überschrift", { locale: "de", path: "/a", anchor: "Überschrift" }],
    ["/entry", { path: "/entry" }],
    // A language that the site does not have.
    ["/fr/a", { path: "/fr/a" }],
  ])("%s is read and written", (address, place) => {
    expect(readPlace(LOCALES, address)).toEqual(place);
    expect(writePlace(readPlace(LOCALES, address))).toBe(address);
  });

  it.each(["old", "//example.org", "/a/", "/a//b", "/../a", "/a/./b", "/a?b=c", "/a b", "/a#", "/a#b#c", "https://example.org/a"])(
    "cannot be %s",
    (from) => {
      expect(RedirectEntry.safeParse({ from, to: "/" }).success).toBe(false);
    },
  );
});

describe("the redirect of a page", () => {
  it("counts for every locale when it names none, and keeps the locale", () => {
    const found = pages({ from: "/old", to: "/new" });
    expect(Object.keys(found)).toHaveLength(LOCALES.length);
    expect(found).toMatchObject({ "/old": { to: "/new", isPermanent: true }, "/en/old": { to: "/en/new", isPermanent: true } });
  });

  it("counts for one locale when it names one, and then goes before one for all", () => {
    expect(pages({ from: "/ja/old", to: "/new", kind: "temporary" })).toEqual({ "/old": { to: "/new", isPermanent: false } });
    expect(pages({ from: "/en/old", to: "/other" }, { from: "/old", to: "/new" })).toMatchObject({
      "/en/old": { to: "/en/other" },
      "/de/old": { to: "/de/new" },
    });
  });

  it("may lead to another locale, and to a heading, which is percent-encoded for headers", () => {
    expect(pages({ from: "/de/old", to: "/en/new#Ünder_way" })).toEqual({ "/de/old": { to: "/en/new#%C3%9Cnder_way", isPermanent: true } });
    expect(pages({ from: "/a#Old", to: "/a#New" })).toEqual({});
  });
});

describe("the redirect of a heading", () => {
  it("gives the page the old anchor", () => {
    expect(anchors({ locale: "en", path: "/a" }, { from: "/a#Old", to: "/a#New" }, { from: "/de/a#Alt", to: "/de/a#Neu" })).toEqual({
      Old: "New",
    });
    expect(anchors({ locale: "de", path: "/a" }, { from: "/de/a#Alt", to: "/a#Neu" })).toEqual({ Alt: "Neu" });
  });

  it("follows the page to its new path, because browsers keep the anchor", () => {
    const entries = [
      { from: "/old", to: "/new" },
      { from: "/old#Old", to: "/new#New" },
    ];
    expect(anchors({ locale: "ja", path: "/new" }, ...entries)).toEqual({ Old: "New" });
    expect(anchors({ locale: "ja", path: "/old" }, ...entries)).toEqual({});
  });

  it("gives nothing where the heading is gone or on another page", () => {
    expect(anchors({ locale: "en", path: "/a" }, { from: "/a#Old", to: "/a" }, { from: "/b#Old", to: "/a#New" })).toEqual({});
  });
});
