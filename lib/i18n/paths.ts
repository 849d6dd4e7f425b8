import { DEFAULT_LOCALE, type Locale, LOCALES } from "#schemas/locale.ts";

/** The public path of a page: the bare path in the default locale, below `/en`, `/fr` and so on in the others. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** The inverse of `localePath`. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  const locale = LOCALES.find((candidate) => candidate === first && candidate !== DEFAULT_LOCALE);
  return locale === undefined ? { locale: DEFAULT_LOCALE, path: pathname } : { locale, path: `/${rest.join("/")}` };
}
