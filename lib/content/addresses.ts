/** Absolute addresses of pages, for heads, site map and structured data. */
import { localePath } from "#lib/i18n/paths.ts";
import type { Route } from "#lib/routes.ts";
import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { isIndexedRoute, translatedLocales } from "./routes.ts";
import { site } from "./site.ts";

/** The origin of absolute addresses in this build. */
// eslint-disable-next-line house/environment -- Read at build only, because pages are static.
export const origin = process.env.SITE_URL ?? site.origin;

/** A page's absolute address in a language. */
export const addressOf = (locale: Locale, path: string): string => `${origin}${localePath(locale, path)}`;

/** Languages in which search engines may index the page. */
export const indexedLocales = (route: Route): Locale[] => (isIndexedRoute(route) ? translatedLocales(route) : []);

/** Absolute addresses by language tag, for `hreflang`. `x-default` is for all other languages. */
export function alternatesOf(route: Route): Record<string, string> {
  const locales = indexedLocales(route);
  const [first = DEFAULT_LOCALE] = locales;
  return {
    ...Object.fromEntries(locales.map((locale) => [LANGUAGE_TAGS[locale], addressOf(locale, route.path)])),
    "x-default": addressOf(locales.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : first, route.path),
  };
}
