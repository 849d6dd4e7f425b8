import type { LanguageOption } from "#components/islands/language-select.tsx";
import { findRoute } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { existsIn } from "#lib/routes.ts";
import { SELECTABLE_LOCALES } from "#lib/i18n/locales.ts";
import { LANGUAGE_TAGS, type Locale, LOCALE_NAMES } from "#schemas/locale.ts";

/**
 * The languages in the order of the select, each with its address of the same page, or of its home where it has no such page. The page that
 * stands in for a missing one leads home, too: its own address says nothing.
 */
export function languageOptions(path: string): LanguageOption[] {
  const route = findRoute(path);
  const isNotFound = route?.kind === "page" && route.page === "not-found";
  const pathIn = (locale: Locale) => (route === undefined || (existsIn(route, locale) && !isNotFound) ? path : "/");
  return SELECTABLE_LOCALES.map((locale) => ({
    tag: LANGUAGE_TAGS[locale],
    name: LOCALE_NAMES[locale],
    href: localePath(locale, pathIn(locale)),
  }));
}
