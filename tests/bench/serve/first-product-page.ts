import { listRoutes, localesOfRoute } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { DEFAULT_LOCALE } from "#schemas/locale.ts";

/** The address of the first product's page in another language than the default, whose addresses Next itself does not know. @throws when there is none. */
export function firstProductPage(): string {
  const route = listRoutes().find(({ kind }) => kind === "product");
  const locale = route && localesOfRoute(route).find((candidate) => candidate !== DEFAULT_LOCALE);
  if (route === undefined || locale === undefined) throw new Error("there is no product page to measure");
  return localePath(locale, route.path);
}
