import { addressOf } from "#lib/content/addresses.ts";
import { requirePage } from "#lib/content/pages.ts";
import { requireFacts } from "#lib/content/products.ts";
import { findRoute, requireRoute } from "#lib/content/routes.ts";
import { requireArticle } from "#lib/content/support.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Route } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";
import { type Thing, thing } from "./thing.ts";

/** The path from the home page to a page, for search results. @param name The page's own name. */
export function breadcrumbs(route: Route, name: string, locale: Locale): Thing {
  const steps = [...ancestorsOf(route).map((above) => ({ route: above, name: nameOf(above, locale) })), { route, name }];
  return thing("BreadcrumbList", {
    itemListElement: steps.map((step, place) =>
      thing("ListItem", { position: place + 1, name: step.name, item: addressOf(locale, step.route.path) }),
    ),
  });
}

/** Pages above a page, the home page first: those whose path is a prefix of its path, and for pages of a product the product's page and list. */
export function ancestorsOf(route: Route): Route[] {
  const segments = route.path.split("/").slice(1, -1);
  const above = segments.flatMap((_, depth) => findRoute(`/${segments.slice(0, depth + 1).join("/")}`) ?? []);
  return unique([requireRoute("/"), ...[route, ...above].flatMap(productPages), ...above], route);
}

/** The list and the page of a product; none for an edition's own page, which belongs to Labz. */
function productPages(route: Route): Route[] {
  if (!("product" in route) || route.kind === "edition") return [];
  const { line, path } = requireFacts(route.product);
  return [requireRoute(line === "labz" ? "/labz" : "/products"), requireRoute(path)];
}

const unique = (routes: readonly Route[], self: Route): Route[] => [...new Set(routes)].filter((route) => route !== self);

function nameOf(route: Route, locale: Locale): string {
  const t = translatorFor(locale);
  if (route.kind === "page") {
    if (route.page === "home") return t("footer.home");
    return route.page === "labz" ? t("products.labz") : requirePage(route.page, locale).data.title;
  }
  if (route.kind === "article") return requireArticle(route.article, locale).copy.data.title;
  return route.kind === "product" ? requireFacts(route.product).name : t("products.download");
}
