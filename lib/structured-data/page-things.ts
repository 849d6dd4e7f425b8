/** Everything that one page contains for machines. */
import { addressOf } from "#lib/content/addresses.ts";
import { findSale } from "#lib/content/announcements.ts";
import { editionTitle, requireEdition, requireProduct } from "#lib/content/products.ts";
import type { Route } from "#lib/routes.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { productThing } from "./product.ts";
import { type Question, questionsThing } from "./questions.ts";
import { type Thing, thing } from "./thing.ts";
import { organization, vendorInShort, website } from "./vendor.ts";

type Words = { title: string; name?: string; description: string; language: Locale };

/** `questions` are those that the page answers, if it does. `today` is the vendor's day, YYYY-MM-DD. */
export function pageThings(route: Route, words: Words, questions: readonly Question[], today: string, locale: Locale): Thing[] {
  // The address that a visitor asked for is another one.
  if (route.kind === "page" && route.page === "not-found") return [];
  if (route.path === "/") return [organization(locale), website(locale)];
  return [
    ...aboutOf(route, words, today, locale),
    ...(questions.length > 0 ? [questionsThing(questions, words.language)] : []),
    breadcrumbs(route, words.name ?? words.title, locale),
  ];
}

function aboutOf(route: Route, { title, description, language }: Words, today: string, locale: Locale): Thing[] {
  if (route.kind === "product" || route.kind === "edition") {
    const product = requireProduct(route.product, locale);
    const own = route.kind === "edition" ? route.editions.map((key) => requireEdition(key).edition) : undefined;
    const name = own === undefined ? product.facts.name : editionTitle(product.facts, own[0] ?? { edition: "" });
    const saleEnd = findSale(today)?.end;
    return [productThing({ product, path: route.path, name, description, editions: own ?? product.facts.editions, saleEnd }, locale)];
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
