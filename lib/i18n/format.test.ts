import { describe, expect, it } from "vitest";
import { LOCALES } from "./locales.ts";
import type { Locale } from "#schemas/locale.ts";
import {
  currencyName,
  formatBytes,
  formatDay,
  formatLanguage,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatYen,
} from "./format.ts";

/** Spaces that must not break a line read as plain ones here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/gu, " ");
const inEach = (format: (locale: Locale) => string) => Object.fromEntries(LOCALES.map((locale) => [locale, plain(format(locale))]));

describe("money", () => {
  it("has two digits after the point, or none", () => {
    expect(formatMoney(24360, "en")).toBe("$243.60");
    expect(formatMoney(34800, "en")).toBe("$348");
    expect(formatMoney(5, "en")).toBe("$0.05");
    expect(formatMoney(0, "en")).toBe("$0");
  });

  it("is written as each language writes it", () => {
    expect(inEach((locale) => formatMoney(123450, locale))).toEqual({
      ja: "$1,234.50",
      en: "$1,234.50",
      fr: "1 234,50 $",
      de: "1.234,50 $",
      zh: "$1,234.50",
      es: "1234,50 $",
    });
  });

  it("has a name that each language writes after a preposition", () => {
    expect(inEach(currencyName)).toEqual({
      ja: "米ドル",
      en: "US dollars",
      fr: "dollars des États-Unis",
      de: "US-Dollar",
      zh: "美元",
      es: "dólares estadounidenses",
    });
  });

  it("of Japan has no smaller part", () => {
    expect(formatYen(30000, "ja")).toBe("30,000 円");
    expect(formatYen(30000, "zh")).toBe("30,000 日元");
    expect(formatYen(30000, "en")).toBe("¥30,000");
  });
});

describe("days", () => {
  it("are the same day in every time zone, in each language's words", () => {
    expect(inEach((locale) => formatDay("2026-03-01", locale))).toEqual({
      ja: "2026年3月1日",
      en: "1 March 2026",
      fr: "1er mars 2026",
      de: "1. März 2026",
      zh: "2026年3月1日",
      es: "1 de marzo de 2026",
    });
  });
});

describe("numbers, shares and sizes", () => {
  it("follow the language", () => {
    expect(inEach((locale) => formatNumber(12345.6, locale))).toMatchObject({
      ja: "12,345.6",
      en: "12,345.6",
      de: "12.345,6",
      fr: "12 345,6",
    });
    expect(inEach((locale) => formatPercent(30, locale))).toEqual({ ja: "30%", en: "30%", fr: "30 %", de: "30 %", zh: "30%", es: "30 %" });
    expect(inEach((locale) => formatBytes(9432, locale))).toMatchObject({ en: "9.4 kB", de: "9,4 kB", fr: "9,4 ko" });
  });
});

describe("lists", () => {
  it("are joined as each language joins them", () => {
    expect(inEach((locale) => formatList(["VST3", "AU", "AAX"], locale))).toEqual({
      ja: "VST3、AU、AAX",
      en: "VST3, AU and AAX",
      fr: "VST3, AU et AAX",
      de: "VST3, AU und AAX",
      zh: "VST3、AU 和 AAX",
      es: "VST3, AU y AAX",
    });
    expect(formatList(["10.15 或更高版本", "Windows 10"], "zh")).toBe("10.15 或更高版本和 Windows 10");
    expect(formatList(["VST3"], "en")).toBe("VST3");
    expect(formatList([], "en")).toBe("");
  });
});

it("names a language in each language", () => {
  expect(inEach((locale) => formatLanguage("en", locale))).toEqual({
    ja: "英語",
    en: "English",
    fr: "anglais",
    de: "Englisch",
    zh: "英语",
    es: "inglés",
  });
});
