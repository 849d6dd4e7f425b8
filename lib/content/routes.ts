/** The site's routes, and in which languages each has words of its own. */
import { existsIn, type Route, routesOf } from "#lib/routes.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import { documentOf } from "./documents.ts";
import { languageOfMessages } from "./messages.ts";
import { factsOfPage, localesOfPage, pageIndex } from "./pages.ts";
import { localesOfProduct, productFacts } from "./products.ts";
import { localesOfReleases } from "./releases.ts";
import { localesOfArticle } from "./support.ts";

const routes = routesOf({ pages: pageIndex, products: productFacts, support: documentOf("SupportIndex").topics });
const byPath = new Map(routes.map((route) => [route.path, route]));

export const listRoutes = (): readonly Route[] => routes;

export const findRoute = (path: string): Route | undefined => byPath.get(path);

/** Whether the site has a page at a path, in a language. */
export function hasPage(path: string, locale: Locale): boolean {
  const route = findRoute(path);
  return route !== undefined && existsIn(route, locale);
}

/** @returns A link to a page; none where the site has no such page, because that of another vendor may do without it. */
export const linkTo = (path: string, label: string, locale: Locale): { href: string; label: string }[] =>
  hasPage(path, locale) ? [{ href: localePath(locale, path), label }] : [];

/** The languages that have the page, in words of their own or others standing in. */
export const localesOfRoute = (route: Route): Locale[] => LOCALES.filter((locale) => existsIn(route, locale));

/** @throws when the path is no page: then a component and the route table disagree. */
export function requireRoute(path: string): Route {
  const route = findRoute(path);
  if (route === undefined) throw new Error(`${path} is not a path of this site`);
  return route;
}

/** Languages that have the page's own words. Others show a stand-in and stay out of search and hreflang. */
export function translatedLocales(route: Route): Locale[] {
  if (route.kind === "page") return localesOfPage(route.page);
  if (route.kind === "article") return localesOfArticle(route.article);
  if (route.kind === "releases") return localesOfReleases(route.product);
  if (route.kind === "product" || route.kind === "edition") return localesOfProduct(route.product);
  // The words of the other screens are messages of the interface.
  return LOCALES.filter((locale) => languageOfMessages(locale) === locale);
}

/** Whether search engines and the site's own search may have the page at all. */
export function isIndexedRoute(route: Route): boolean {
  if (route.kind === "thanks") return false;
  return route.kind === "page" ? (factsOfPage(route.page)?.indexed ?? false) : true;
}
