/**
 * The kinds of page, with one page of each: axe, Lighthouse and the screenshots use these. The list is derived from the routes, so that a
 * new page, screen or kind of route is in it as soon as it has a path.
 */
import { requireFacts } from "#lib/content/products.ts";
import { isIndexedRoute, listRoutes, localesOfRoute } from "#lib/content/routes.ts";
import type { Route } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";

export type PageKind = {
  /** Its name in options: `--kind thanks-downloading`. */
  name: string;
  /** Path of the page, without locale. */
  path: string;
  /** The languages that have it. */
  locales: readonly Locale[];
  isIndexed: boolean;
};

/** The first route of each kind represents it. */
export function listPageKinds(): PageKind[] {
  const kinds = new Map<string, PageKind>();
  for (const route of listRoutes()) {
    const name = kindOf(route);
    if (kinds.has(name)) continue;
    kinds.set(name, { name, path: addressOf(route), locales: localesOfRoute(route), isIndexed: isIndexedRoute(route) });
  }
  return [...kinds.values()];
}

/** Each page in pages.yaml is a kind of its own. Other routes are of one kind when they show the same parts. */
export function kindOf(route: Route): string {
  switch (route.kind) {
    case "page":
      return route.page;
    case "product": {
      const { line, successor } = requireFacts(route.product);
      if (successor !== undefined) return "product-discontinued";
      return line === "labz" ? "product-labz" : "product";
    }
    case "choose-download":
      return route.channel === "beta" ? "choose-beta" : "choose-download";
    case "download":
      if (route.channel === "beta") return "download-beta";
      return route.editions.length > 1 ? "download-of-several" : "download";
    case "thanks":
      return `thanks-${route.after}`;
    case "edition":
    case "releases":
    case "article":
      return route.kind;
  }
}

/** The error page has no address: the server sends it for a path that does not exist. */
export const ERROR_PAGE = "/nothing-here";

const addressOf = ({ path }: Route): string => (path === "/404" ? ERROR_PAGE : path);

/** @param names Of kinds; none means all. @throws with the existing names. */
export function requirePageKinds(names: readonly string[]): PageKind[] {
  const all = listPageKinds();
  const unknown = names.filter((name) => !all.some((kind) => kind.name === name));
  if (unknown.length > 0)
    throw new Error(`there is no kind of page ${unknown.join(", ")}; the kinds are ${all.map(({ name }) => name).join(", ")}`);
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}
