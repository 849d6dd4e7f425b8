import { describe, expect, it } from "vitest";
import type { WordsByLocale } from "./documents.ts";
import { findWords, languagesFor, requireWords } from "./fallback.ts";

const document = (title: string) => ({ data: { title, description: "", keywords: [] }, body: "", path: [] });
const words = new Map([
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
]) as unknown as WordsByLocale<"SupportWords">;

describe("languagesFor", () => {
  it("tries the page's own language first, then the source's, then the default, and none twice", () => {
    expect(languagesFor("de")).toEqual(["de", "en", "ja"]);
    expect(languagesFor("en")).toEqual(["en", "ja"]);
    expect(languagesFor("ja")).toEqual(["ja", "en"]);
  });
});

describe("findWords", () => {
  it.each([
    ["de", "in-all", "Deutsch", "de"],
    ["de", "in-english", "English only", "en"],
    ["fr", "in-all", "English", "en"],
    ["es", "in-japanese", "日本語だけ", "ja"],
    ["ja", "in-english", "English only", "en"],
  ] as const)("in %s, %s is %s, and says that it is %s", (locale, key, title, language) => {
    expect(findWords(words, key, locale)).toMatchObject({ data: { title }, language });
  });

  it("finds nothing that no language has", () => {
    expect(findWords(words, "in-none", "de")).toBeUndefined();
    expect(() => requireWords(words, "in-none", "de")).toThrow("no language has words for in-none");
  });
});
