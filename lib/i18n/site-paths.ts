/** Paths with their language, for any list of languages, because the checker runs before the site's own list is compiled (paths.ts). */
import type { Locale } from "#schemas/locale.ts";

/** @param locales The site's languages, the default one first: its pages have paths without a language. */
export function localePathIn(locales: readonly Locale[], locale: Locale, path: string): string {
  if (locale === locales[0]) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
