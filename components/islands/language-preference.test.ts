import { expect, test } from "vitest";
import { betterLanguage } from "./language-preference.ts";

const wish = (wishes: readonly string[], current = "ja", offered = ["en", "fr", "de", "zh-Hans", "es"]) =>
  betterLanguage(
    offered.map((tag) => ({ tag })),
    current,
    wishes,
  )?.tag;

test("the first wish that the page can fulfil", () => {
  expect(wish(["fr-CA", "en"])).toBe("fr");
  expect(wish(["it", "pt-BR", "es-MX"])).toBe("es");
  expect(wish(["de-AT"], "en", ["ja"])).toBeUndefined();
});

test("none when the page's own language comes first", () => {
  expect(wish(["ja-JP", "en"])).toBeUndefined();
  expect(wish(["it", "ja", "en"])).toBeUndefined();
  expect(wish([])).toBeUndefined();
});

test("Chinese by its script", () => {
  expect(wish(["zh-CN"])).toBe("zh-Hans");
  expect(wish(["zh"])).toBe("zh-Hans");
  expect(wish(["zh-TW", "en"])).toBe("en");
  expect(wish(["zh-SG"], "zh-Hans", ["en"])).toBeUndefined();
});

test("what is no language is passed over", () => {
  expect(wish(["C", "en_US@posix", "en-US"])).toBe("en");
});
