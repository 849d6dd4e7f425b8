import { addressOf } from "#lib/content/addresses.ts";
import { requirePage } from "#lib/content/pages.ts";
import { editionTitle, requireEdition, requireProduct } from "#lib/content/products.ts";
import type { Route } from "#lib/routes.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { productThing } from "./product.ts";
import { questionsThing } from "./questions.ts";
import { type Thing, thing } from "./thing.ts";
import { organization, vendorInShort, website } from "./vendor.ts";

type Text = { title: string; name?: string; description: string; language: Locale };

/** The structured data of a page. */
export function pageThings(route: Route, text: Text, locale: Locale): Thing[] {
  // The 404 page is shown at other addresses than its own.
  if (route.kind === "page" && route.page === "not-found") return [];
  if (route.path === "/") return [organization(locale), website(locale)];
  return [...aboutOf(route, text, locale), ...questionsOf(route, locale), breadcrumbs(route, text.name ?? text.title, locale)];
}

/** The support page is a list of questions. */
function questionsOf(route: Route, locale: Locale): Thing[] {
  if (route.kind !== "page" || route.page !== "support") return [];
  const page = requirePage(route.page, locale);
  return page.questions.length > 0 ? [questionsThing(page)] : [];
}

function aboutOf(route: Route, { title, description, language }: Text, locale: Locale): Thing[] {
  if (route.kind === "product") {
    const product = requireProduct(route.product, locale);
    const { name, editions } = product.facts;
    return [productThing({ product, path: route.path, name, description, editions }, locale)];
  }
  if (route.kind === "edition") {
    const product = requireProduct(route.product, locale);
    const editions = route.editions.map((key) => requireEdition(key).edition);
    const name = editionTitle(product.facts, editions[0] ?? { edition: "" });
    return [productThing({ product, path: route.path, name, description, editions }, locale)];
  }
  if (route.kind !== "article") return [];
  return [
    thing("TechArticle", {
      headline: title,
      description,
      inLanguage: LANGUAGE_TAGS[language],
      mainEntityOfPage: addressOf(locale, route.path),
      publisher: vendorInShort(),
    }),
  ];
}
