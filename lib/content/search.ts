import { type Locale, LOCALES } from "#schemas/locale.ts";
import { languagesFor } from "./fallback.ts";
import { listRoutes, translatedLocales } from "./routes.ts";

// Asked once: every page's header wants to know, and there can be thousands.
const withPages = new Set(listRoutes().flatMap(translatedLocales));
const languages = new Map(LOCALES.map((locale) => [locale, languagesFor(locale).find((language) => withPages.has(language)) ?? locale]));

/** The language whose search index serves a locale: its own once it has pages of its own, else the one that stands in. */
export function searchLanguage(locale: Locale): Locale {
  return languages.get(locale) ?? locale;
}
