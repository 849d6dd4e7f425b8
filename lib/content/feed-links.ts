import { allProductsFeedPath, feedPaths } from "#lib/feed-paths.ts";
import type { Route } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";
import { requireFacts } from "./products.ts";
import { site } from "./site.ts";

type FeedLink = { url: string; title: string };

/** The release feeds to link in a page's head, in the shape of Next's `alternates.types`. Feeds exist in every language. */
export function feedLinksOf(route: Route, locale: Locale, origin: string): Record<string, FeedLink[]> | undefined {
  const all = { url: `${origin}${allProductsFeedPath(locale)}`, title: site.name };
  if (route.kind === "product" || route.kind === "releases") {
    const { name, path } = requireFacts(route.product);
    const { atom, json } = feedPaths(locale, path);
    return {
      "application/atom+xml": [{ url: `${origin}${atom}`, title: name }, all],
      "application/feed+json": [{ url: `${origin}${json}`, title: name }],
    };
  }
  return route.kind === "page" && ["home", "products"].includes(route.page) ? { "application/atom+xml": [all] } : undefined;
}
