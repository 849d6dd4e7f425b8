/** Full addresses of pages: in which languages search engines may have one, and where. Head, site map and structured data say the same. */
import { localePath } from "#lib/i18n/paths.ts";
import type { Route } from "#lib/routes.ts";
import { DEFAULT_LOCALE } from "#lib/i18n/locales.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { isIndexedRoute, translatedLocales } from "./routes.ts";
import { site } from "./site.ts";

/** The origin that links of this build are made from. */
// oxlint-disable-next-line house/environment -- Read at build alone: pages are static, and hold it as text.
export const origin = process.env.SITE_URL ?? site.origin;

/** A page's full address in a language. */
export const addressOf = (locale: Locale, path: string): string => `${origin}${localePath(locale, path)}`;

/** Languages in which search engines may have the page; none for a page that nobody should find. */
export const indexedLocales = (route: Route): Locale[] => (isIndexedRoute(route) ? translatedLocales(route) : []);

/** Full addresses by language tag, and `x-default` for all other languages. */
export function alternatesOf(route: Route): Record<string, string> {
  const locales = indexedLocales(route);
  const [first = DEFAULT_LOCALE] = locales;
  return {
    ...Object.fromEntries(locales.map((locale) => [LANGUAGE_TAGS[locale], addressOf(locale, route.path)])),
    "x-default": addressOf(locales.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : first, route.path),
  };
}
