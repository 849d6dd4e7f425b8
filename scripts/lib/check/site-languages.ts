/** Which languages the content that is checked is for. */
import { ALL_LOCALES, type Locale, siteLocales } from "#schemas/locale.ts";
import { findDoc, oncePerCorpus } from "./corpus.ts";

type SiteLanguages = {
  /** Those of `locales` in site.yaml, the default one first. While the list cannot be read, all: a fault there must not hide others. */
  listed: readonly [Locale, ...Locale[]];
  /** The language that documents were written in first, when they do not say. */
  source: Locale;
};

export const languagesOf = oncePerCorpus((corpus): SiteLanguages => {
  const [first, ...others] = (findDoc(corpus, "Site")?.data.locales ?? []).filter((locale) => typeof locale === "string");
  const listed: readonly [Locale, ...Locale[]] = first === undefined ? ALL_LOCALES : [first, ...others];
  return { listed, source: siteLocales(listed).source };
});
