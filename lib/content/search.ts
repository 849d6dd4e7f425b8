import { LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#schemas/locale.ts";
import { languagesFor } from "./fallback.ts";
import { derived } from "./reads.ts";
import { isIndexedRoute, listRoutes, translatedLocales } from "./routes.ts";

/** Below this share of pages of its own, a language's index would hide more than it finds. */
const ENOUGH = 0.5;

const languages = derived(
  "search-languages",
  () => {
    const translations = listRoutes().filter(isIndexedRoute).map(translatedLocales);
    const isEnough = (locale: Locale) => translations.filter((locales) => locales.includes(locale)).length >= translations.length * ENOUGH;
    return new Map(LOCALES.map((locale) => [locale, languagesFor(locale).find(isEnough) ?? locale]));
  },
  (found) => [...found],
);

/** The language whose search index serves a locale: its own once it has half of its pages itself, else the one that stands in. */
export function searchLanguage(locale: Locale): Locale {
  return languages().get(locale) ?? locale;
}
