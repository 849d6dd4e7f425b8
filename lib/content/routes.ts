/** The site's routes, and in which languages each has words of its own. */
import { type Route, routesOf } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";
import { documentOf } from "./documents.ts";
import { isIndexed, localesOfPage, pageIndex } from "./pages.ts";
import { localesOfProduct, productFacts } from "./products.ts";
import { localesOfReleases } from "./releases.ts";
import { localesOfArticle } from "./support.ts";

const routes = routesOf({ pages: pageIndex, products: productFacts, support: documentOf("SupportIndex").topics });
const byPath = new Map(routes.map((route) => [route.path, route]));

export const listRoutes = (): readonly Route[] => routes;

/** Routes of one kind, with their own fields. */
export function listRoutesOf<Kind extends Route["kind"]>(kind: Kind): Extract<Route, { kind: Kind }>[] {
  return routes.filter((route): route is Extract<Route, { kind: Kind }> => route.kind === kind);
}

export const findRoute = (path: string): Route | undefined => byPath.get(path);

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
  return localesOfProduct(route.product);
}

/** Whether search engines and the site's own search may have the page at all. */
export function isIndexedRoute(route: Route): boolean {
  return route.kind === "page" ? isIndexed(route.page) : true;
}

export type ProductRoute = Extract<Route, { product: string }>;

/** Every page that belongs to a product. */
export function listProductRoutes(): ProductRoute[] {
  return routes.filter((route) => "product" in route);
}

/** @throws when the path belongs to no product. */
export function requireProductRoute(path: string): ProductRoute {
  const route = requireRoute(path);
  if (!("product" in route)) throw new Error(`${path} belongs to no product`);
  return route;
}
