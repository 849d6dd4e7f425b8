import { DEFAULT_LOCALE, LOCALES } from "./locales.ts";
import { localePathIn } from "./site-paths.ts";
import type { Locale } from "#schemas/locale.ts";

/** A path as visitors see it: the default language at the bare path, the others below `/en`, `/fr` and so on. */
export const localePath = (locale: Locale, path: string): string => localePathIn(LOCALES, locale, path);

/** The reverse of `localePath`: which language and which path an address names. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  const locale = LOCALES.find((candidate) => candidate === first && candidate !== DEFAULT_LOCALE);
  return locale === undefined ? { locale: DEFAULT_LOCALE, path: pathname } : { locale, path: `/${rest.join("/")}` };
}
