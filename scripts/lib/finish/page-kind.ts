import { findRoute } from "#lib/content/routes.ts";
import type { RouteKind } from "#lib/routes.ts";

/** Pages with a component of their own, which have a stylesheet and a budget of their own. */
const OWN_KIND = ["home", "products", "support", "installers", "pricing", "labz", "solutions", "component-demo", "animation"] as const;

/** Pages of one kind are rendered by the same components: they share a stylesheet and a budget. */
export type PageKind = RouteKind | (typeof OWN_KIND)[number] | "account";

/**
 * @param path Without locale: `/3dx/releases`.
 * @throws when no route has the path.
 */
export function pageKind(path: string): PageKind {
  const route = findRoute(path);
  if (route === undefined) throw new Error(`${path} was built but is not in the route table`);
  if (route.kind !== "page") return route.kind;
  if (route.page.startsWith("account")) return "account";
  return OWN_KIND.find((kind) => kind === route.page) ?? "page";
}
