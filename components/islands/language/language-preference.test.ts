import { expect, test } from "vitest";
import { betterLanguage } from "./language-preference.ts";

const choose = (preferred: readonly string[], current = "ja", offered = ["en", "fr", "de", "zh-Hans", "es"]) =>
  betterLanguage(
    offered.map((tag) => ({ tag })),
    current,
    preferred,
  )?.tag;

test("the first preferred language that the page exists in", () => {
  expect(choose(["fr-CA", "en"])).toBe("fr");
  expect(choose(["it", "pt-BR", "es-MX"])).toBe("es");
  expect(choose(["de-AT"], "en", ["ja"])).toBeUndefined();
});

test("none when the page's language is preferred", () => {
  expect(choose(["ja-JP", "en"])).toBeUndefined();
  expect(choose(["it", "ja", "en"])).toBeUndefined();
  expect(choose([])).toBeUndefined();
});

test("Chinese by its script", () => {
  expect(choose(["zh-CN"])).toBe("zh-Hans");
  expect(choose(["zh"])).toBe("zh-Hans");
  expect(choose(["zh-TW", "en"])).toBe("en");
  expect(choose(["zh-SG"], "zh-Hans", ["en"])).toBeUndefined();
});

test("invalid tags are ignored", () => {
  expect(choose(["C", "en_US@posix", "en-US"])).toBe("en");
});
