import type { LanguageOption } from "#components/islands/language-select.tsx";
import { localePath } from "#lib/i18n/paths.ts";
import { LANGUAGE_TAGS, type Locale, LOCALE_NAMES } from "#schemas/locale.ts";

/** The languages in the order of the select, each with its address of the same page. Source of the order: specification, section 2. */
export function languageOptions(path: string): LanguageOption[] {
  const order: readonly Locale[] = ["en", "ja", "fr", "de", "zh", "es"];
  return order.map((locale) => ({ tag: LANGUAGE_TAGS[locale], name: LOCALE_NAMES[locale], href: localePath(locale, path) }));
}
