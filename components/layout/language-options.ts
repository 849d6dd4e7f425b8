import type { LanguageOption } from "#components/islands/language/language-select.tsx";
import { findRoute } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { existsIn } from "#lib/routes.ts";
import { LANGUAGE_TAGS, type Locale, LOCALE_NAMES, SELECTABLE_LOCALES } from "#schemas/locale.ts";

/** The options of the language select: the same page in each language, or the home page where it does not exist. */
export function languageOptions(path: string): LanguageOption[] {
  const route = findRoute(path);
  const pathIn = (locale: Locale) => (route === undefined || existsIn(route, locale) ? path : "/");
  return SELECTABLE_LOCALES.map((locale) => ({
    tag: LANGUAGE_TAGS[locale],
    name: LOCALE_NAMES[locale],
    href: localePath(locale, pathIn(locale)),
  }));
}
