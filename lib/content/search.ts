import { type Locale, LOCALES } from "#schemas/locale.ts";
import { languagesFor } from "./fallback.ts";
import { derived } from "./reads.ts";
import { isIndexedRoute, listRoutes, translatedLocales } from "./routes.ts";

/** The share of pages that a language must have translated for its own search index to be used. */
const MIN_TRANSLATED = 0.5;

const languages = derived(
  "search-languages",
  () => {
    const translations = listRoutes().filter(isIndexedRoute).map(translatedLocales);
    const hasEnough = (locale: Locale) =>
      translations.filter((locales) => locales.includes(locale)).length >= translations.length * MIN_TRANSLATED;
    return new Map(LOCALES.map((locale) => [locale, languagesFor(locale).find(hasEnough) ?? locale]));
  },
  (found) => [...found],
);

/** The language whose search index a locale uses: itself if it has enough translated pages, else its fallback language. */
export function searchLanguage(locale: Locale): Locale {
  return languages().get(locale) ?? locale;
}
