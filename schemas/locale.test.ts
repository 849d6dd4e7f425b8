import { expect, it } from "vitest";
import { ALL_LOCALES, foreignTag, LANGUAGE_TAGS, siteLocales } from "./locale.ts";

it("takes the first language of a site as the default, English as the source where the site has it, and the order of the select", () => {
  expect(siteLocales(["ja", "de", "en"])).toEqual({ first: "ja", source: "en", inOrder: ["en", "ja", "de"] });
  expect(siteLocales(["es", "fr"])).toEqual({ first: "es", source: "es", inOrder: ["fr", "es"] });
});

it("has tags that browsers understand", () => {
  for (const locale of ALL_LOCALES) expect(Intl.getCanonicalLocales(LANGUAGE_TAGS[locale])).toEqual([LANGUAGE_TAGS[locale]]);
});

it("marks only text in another language than the page's", () => {
  expect(foreignTag("zh", "en")).toBe("zh-Hans");
  expect(foreignTag("en", "en")).toBeUndefined();
});
