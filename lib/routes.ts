/** Every path of the site, computed from the facts. Paths carry no locale; `lib/i18n/paths.ts` adds it. */
import type { Locale } from "#schemas/locale.ts";
import type { PageIndex } from "#schemas/page.ts";
import type { ProductFacts, ProductScreen } from "#schemas/product-facts.ts";
import type { SupportIndex } from "#schemas/support.ts";

type ScreenRoute = ProductScreen & { product: string };

export type Route =
  | {
      kind: "page";
      path: string;
      page: string;
      /** Left out if the page exists in every language. */
      locales?: readonly Locale[] | undefined;
    }
  | { kind: "product" | "releases"; path: string; product: string }
  | ScreenRoute
  | { kind: "article"; path: string; article: string };

export type RouteKind = Route["kind"];
export type RouteOf<Kind extends RouteKind> = Extract<Route, { kind: Kind }>;

/** Anchors that every page of a kind has besides its headings. */
export const FIXED_ANCHORS: Record<RouteKind, readonly string[]> = {
  page: [],
  product: ["features", "editions", "requirements"],
  releases: [],
  "choose-download": [],
  download: [],
  edition: [],
  thanks: [],
  article: [],
};

type Facts = {
  pages: PageIndex["pages"];
  support: SupportIndex["topics"];
  /** By slug. */
  products: ReadonlyMap<string, Pick<ProductFacts, "path" | "screens">>;
};

/** All routes: pages, then products with their releases and screens, then articles. */
export function routesOf({ pages, products, support }: Facts): Route[] {
  const routes: Route[] = pages.map(({ id, path, locales }) => ({ kind: "page", path, page: id, ...(locales ? { locales } : {}) }));
  for (const [product, { path, screens }] of products) {
    routes.push({ kind: "product", path, product }, { kind: "releases", path: `${path}/releases`, product });
    for (const screen of screens) routes.push({ ...screen, product });
  }
  for (const { id } of support.flatMap((topic) => topic.articles)) routes.push({ kind: "article", path: `/support/${id}`, article: id });
  return routes;
}

/** Whether the page exists in the language, in its own text or in that of a fallback language. */
export function existsIn(route: Route, locale: Locale): boolean {
  return route.kind !== "page" || route.locales === undefined || route.locales.includes(locale);
}
