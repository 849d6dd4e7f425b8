import { type Locale, LOCALES } from "#schemas/locale.ts";
import { languagesFor } from "./fallback.ts";
import { isIndexedRoute, listRoutes, translatedLocales } from "./routes.ts";

/** Below this share of pages of its own, a language's index would hide more than it finds. */
const ENOUGH = 0.5;

// Asked once: every page's header wants to know, and there can be thousands.
const found = listRoutes().filter(isIndexedRoute).map(translatedLocales);
const isEnough = (locale: Locale) => found.filter((locales) => locales.includes(locale)).length >= found.length * ENOUGH;
const languages = new Map(LOCALES.map((locale) => [locale, languagesFor(locale).find(isEnough) ?? locale]));

/** The language whose search index serves a locale: its own once it has half of its pages itself, else the one that stands in. */
export function searchLanguage(locale: Locale): Locale {
  return languages.get(locale) ?? locale;
}
