/** The addresses of the site's pages. */
import { listRoutes, localesOfRoute } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";

/** @returns The path of every page in these languages. */
export const listPaths = (locales: readonly Locale[]): string[] =>
  listRoutes().flatMap((route) =>
    localesOfRoute(route)
      .filter((locale) => locales.includes(locale))
      .map((locale) => localePath(locale, route.path)),
  );
