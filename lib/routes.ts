/**
 * Every path of the site, made from the facts: pages are data, not folders. The pages' parameters, the checker's
 * link rule and the budgets all ask this one table. Paths carry no locale; `lib/i18n/paths.ts` adds it.
 */
import type { PageIndex } from "#schemas/page.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import type { SupportIndex } from "#schemas/support.ts";

export type Route =
  | { kind: "page"; path: string; page: string }
  | { kind: "product" | "releases" | "download"; path: string; product: string }
  | { kind: "article"; path: string; article: string };

export type RouteKind = Route["kind"];

/** Anchors that every page of a kind has beside its headings, for buttons and links that must not break. */
export const FIXED_ANCHORS: Record<RouteKind, readonly string[]> = {
  page: [],
  product: ["features", "editions", "requirements"],
  releases: [],
  download: [],
  article: [],
};

type Facts = {
  pages: PageIndex["pages"];
  support: SupportIndex["topics"];
  /** By slug, which is the file's name. */
  products: ReadonlyMap<string, Pick<ProductFacts, "path" | "download">>;
};

/** All routes in a stable order: pages, products with what belongs to them, articles. */
export function routesOf({ pages, products, support }: Facts): Route[] {
  const routes: Route[] = pages.map(({ id, path }) => ({ kind: "page", path, page: id }));
  for (const [product, { path, download }] of products) {
    routes.push({ kind: "product", path, product }, { kind: "releases", path: `${path}/releases`, product });
    if (download !== undefined) routes.push({ kind: "download", path: download, product });
  }
  for (const { id } of support.flatMap((topic) => topic.articles)) routes.push({ kind: "article", path: `/support/${id}`, article: id });
  return routes;
}
