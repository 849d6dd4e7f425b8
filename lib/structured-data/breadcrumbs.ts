/** The way from the home page to a page, as search results show it. */
import { addressOf } from "#lib/content/addresses.ts";
import { labelOfPage } from "#lib/content/pages.ts";
import { requireFacts } from "#lib/content/products.ts";
import { findRoute, requireRoute } from "#lib/content/routes.ts";
import { requireArticle } from "#lib/content/support.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Route } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";
import { type Thing, thing } from "./thing.ts";

/** `name` is what lists call the page itself. */
export function breadcrumbs(route: Route, name: string, locale: Locale): Thing {
  const steps = [...ancestorsOf(route).map((above) => ({ route: above, name: nameOf(above, locale) })), { route, name }];
  return thing("BreadcrumbList", {
    itemListElement: steps.map((step, place) =>
      thing("ListItem", { position: place + 1, name: step.name, item: addressOf(locale, step.route.path) }),
    ),
  });
}

/** Pages above a page, the home page first: those whose path begins its own, and for what belongs to a product the product's list and page. */
export function ancestorsOf(route: Route): Route[] {
  const segments = route.path.split("/").slice(1, -1);
  const above = segments.flatMap((_, depth) => findRoute(`/${segments.slice(0, depth + 1).join("/")}`) ?? []);
  const way = new Set([requireRoute("/"), ...[route, ...above].flatMap(wayToProduct), ...above]);
  return [...way].filter((other) => other !== route);
}

/** What belongs to a product has its list and its page above it; an edition's own page is told of by Labz, whatever line its product is in. */
function wayToProduct(route: Route): Route[] {
  if (!("product" in route) || route.kind === "edition") return [];
  const { line, path } = requireFacts(route.product);
  return [(line === "labz" ? findRoute("/labz") : undefined) ?? requireRoute("/products"), requireRoute(path)];
}

function nameOf(route: Route, locale: Locale): string {
  if (route.kind === "page") return labelOfPage(route.page, locale);
  if (route.kind === "article") return requireArticle(route.article, locale).words.data.title;
  return route.kind === "product" ? requireFacts(route.product).name : translatorFor(locale)("products.download");
}
