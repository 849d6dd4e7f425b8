/**
 * The kinds of page that there are, one representative each: what axe, Lighthouse and the screenshots look at. Nothing is
 * listed by hand: a new page, screen or kind of route is looked at as soon as it has a path.
 */
import { requireFacts } from "#lib/content/products.ts";
import { isIndexedRoute, listRoutes, localesOfRoute } from "#lib/content/routes.ts";
import type { Route } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";

export type PageKind = {
  /** What commands call it: `--kind thanks-downloading`. */
  name: string;
  /** The representative's, without locale. */
  path: string;
  /** The languages that have it. */
  locales: readonly Locale[];
  isIndexed: boolean;
};

/** The first route of each kind stands for it. */
export function listPageKinds(): PageKind[] {
  const kinds = new Map<string, PageKind>();
  for (const route of listRoutes()) {
    const name = kindOf(route);
    if (kinds.has(name)) continue;
    kinds.set(name, { name, path: addressOf(route), locales: localesOfRoute(route), isIndexed: isIndexedRoute(route) });
  }
  return [...kinds.values()];
}

/** A page of its own is a kind of its own. Other routes are of one kind when they show the same parts. */
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

/** The error document has no address of its own: it answers whoever asks for what is not there. */
const addressOf = ({ path }: Route): string => (path === "/404" ? "/nothing-here" : path);

/** @throws with the names that there are. */
export function requirePageKinds(names: readonly string[]): PageKind[] {
  const all = listPageKinds();
  const unknown = names.filter((name) => !all.some((kind) => kind.name === name));
  if (unknown.length > 0)
    throw new Error(`there is no kind of page ${unknown.join(", ")}; the kinds are ${all.map(({ name }) => name).join(", ")}`);
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}
