import { describe, expect, it } from "vitest";
import type { CopyByLocale } from "./documents.ts";
import { findCopy, languagesFor, requireCopy } from "./fallback.ts";

const document = (title: string) => ({ data: { title, description: "", keywords: [] }, body: "", path: [] });
const copies = new Map([
  [
    "ja",
    new Map([
      ["in-all", document("日本語")],
      ["in-japanese", document("日本語だけ")],
    ]),
  ],
  [
    "en",
    new Map([
      ["in-all", document("English")],
      ["in-english", document("English only")],
    ]),
  ],
  ["de", new Map([["in-all", document("Deutsch")]])],
]) as unknown as CopyByLocale<"SupportWords">;

describe("languagesFor", () => {
  it("lists the locale first, then the source language, then the default locale, and none twice", () => {
    expect(languagesFor("de")).toEqual(["de", "en", "ja"]);
    expect(languagesFor("en")).toEqual(["en", "ja"]);
    expect(languagesFor("ja")).toEqual(["ja", "en"]);
  });
});

describe("findCopy", () => {
  it.each([
    ["de", "in-all", "Deutsch", "de"],
    ["de", "in-english", "English only", "en"],
    ["fr", "in-all", "English", "en"],
    ["es", "in-japanese", "日本語だけ", "ja"],
    ["ja", "in-english", "English only", "en"],
  ] as const)("in %s, %s is %s, and says that it is %s", (locale, key, title, language) => {
    expect(findCopy(copies, key, locale)).toMatchObject({ data: { title }, language });
  });

  it("finds nothing if no language has it", () => {
    expect(findCopy(copies, "in-none", "de")).toBeUndefined();
    expect(() => requireCopy(copies, "in-none", "de")).toThrow("no language has a text for in-none");
  });
});
