/** The site's routes, and the languages of each. */
import { existsIn, type Route, routesOf } from "#lib/routes.ts";
import { type Locale, LOCALES } from "#schemas/locale.ts";
import { documentOf } from "./documents.ts";
import { languageOfMessages } from "./messages.ts";
import { isIndexed, localesOfPage, pageIndex } from "./pages.ts";
import { localesOfProduct, productFacts } from "./products.ts";
import { localesOfReleases } from "./releases.ts";
import { localesOfArticle } from "./support.ts";

const routes = routesOf({ pages: pageIndex, products: productFacts, support: documentOf("SupportIndex").topics });
const byPath = new Map(routes.map((route) => [route.path, route]));

export const listRoutes = (): readonly Route[] => routes;
/** Every page of a language. */
export const listRoutesIn = (locale: Locale): Route[] => routes.filter((route) => existsIn(route, locale));

export const findRoute = (path: string): Route | undefined => byPath.get(path);

/** The locales that have the page, translated or in a fallback language. */
export const localesOfRoute = (route: Route): Locale[] => LOCALES.filter((locale) => existsIn(route, locale));

/** @throws if the path is no page. */
export function requireRoute(path: string): Route {
  const route = findRoute(path);
  if (route === undefined) throw new Error(`${path} is not a path of this site`);
  return route;
}

/** Locales that the page is translated to. In the others it is shown in a fallback language, and not indexed. */
export function translatedLocales(route: Route): Locale[] {
  if (route.kind === "page") return localesOfPage(route.page);
  if (route.kind === "article") return localesOfArticle(route.article);
  if (route.kind === "releases") return localesOfReleases(route.product);
  if (route.kind === "product" || route.kind === "edition") return localesOfProduct(route.product);
  // The text of the other screens are messages of the interface.
  return LOCALES.filter((locale) => languageOfMessages(locale) === locale);
}

/** Whether search engines and the site's search may index the page. */
export function isIndexedRoute(route: Route): boolean {
  if (route.kind === "thanks") return false;
  return route.kind === "page" ? isIndexed(route.page) : true;
}
