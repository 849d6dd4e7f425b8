import { expect, it } from "vitest";
import { DEFAULT_LOCALE, foreignTag, LANGUAGE_TAGS, LOCALES, SELECTABLE_LOCALES } from "./locale.ts";

it("lists every language once, the default one first", () => {
  expect(LOCALES[0]).toBe(DEFAULT_LOCALE);
  expect([...LOCALES].sort()).toEqual([...SELECTABLE_LOCALES].sort());
});

it("has tags that browsers understand", () => {
  for (const locale of LOCALES) expect(Intl.getCanonicalLocales(LANGUAGE_TAGS[locale])).toEqual([LANGUAGE_TAGS[locale]]);
});

it("marks only text in another language than the page's", () => {
  expect(foreignTag("zh", "en")).toBe("zh-Hans");
  expect(foreignTag("en", "en")).toBeUndefined();
});
