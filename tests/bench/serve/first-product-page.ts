import { listRoutes, localesOfRoute } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { DEFAULT_LOCALE } from "#lib/i18n/locales.ts";

/** The path of the first product's page. Not in the default language, whose paths without prefix `next start` cannot serve. @throws if there is none. */
export function firstProductPage(): string {
  const route = listRoutes().find(({ kind }) => kind === "product");
  const locale = route && localesOfRoute(route).find((candidate) => candidate !== DEFAULT_LOCALE);
  if (route === undefined || locale === undefined) throw new Error("there is no product page to measure");
  return localePath(locale, route.path);
}
