/**
 * Every path of the site, made from the facts: pages are data, not folders. The pages' parameters, the checker's
 * link rule and the budgets all ask this one table. Paths carry no locale; `lib/i18n/paths.ts` adds it.
 */
import type { Locale } from "#schemas/locale.ts";
import type { PageIndex } from "#schemas/page.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import type { ProductScreen } from "#schemas/product-screen.ts";
import type { SupportIndex } from "#schemas/support.ts";

type ScreenRoute = ProductScreen & { product: string };

export type Route =
  | {
      kind: "page";
      path: string;
      page: string;
      /** Only where the page exists in some languages alone. */
      locales?: readonly Locale[];
    }
  | { kind: "product" | "releases"; path: string; product: string }
  | ScreenRoute
  | { kind: "article"; path: string; article: string };

export type RouteKind = Route["kind"];

/** Anchors that every page of a kind has beside its headings, for buttons and links that must not break. */
export const FIXED_ANCHORS: Record<RouteKind, readonly string[]> = {
  page: [],
  product: ["features", "editions", "requirements"],
  releases: ["get-a-version"],
  "choose-download": [],
  download: [],
  edition: [],
  thanks: [],
  article: [],
};

type Facts = {
  pages: readonly Pick<PageIndex["pages"][number], "id" | "path" | "locales">[];
  support: readonly Pick<SupportIndex["topics"][number], "articles">[];
  /** By slug, which is the file's name. */
  products: ReadonlyMap<string, Pick<ProductFacts, "path" | "screens">>;
};

/** All routes in a stable order: pages, products with what belongs to them, articles. */
export function routesOf({ pages, products, support }: Facts): Route[] {
  const routes: Route[] = pages.map(({ id, path, locales }) => ({ kind: "page", path, page: id, ...(locales ? { locales } : {}) }));
  for (const [product, { path, screens }] of products) {
    routes.push({ kind: "product", path, product }, { kind: "releases", path: `${path}/releases`, product });
    for (const screen of screens) routes.push({ ...screen, product });
  }
  for (const { id } of support.flatMap((topic) => topic.articles)) routes.push({ kind: "article", path: `/support/${id}`, article: id });
  return routes;
}

/** Whether the page exists in the language at all, with words of its own or others standing in. */
export function existsIn(route: Route, locale: Locale): boolean {
  return route.kind !== "page" || route.locales === undefined || route.locales.includes(locale);
}
