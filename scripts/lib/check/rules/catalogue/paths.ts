/** catalogue/…: one address, one page. */
import type { Route } from "#lib/routes.ts";
import { ALL_LOCALES } from "#schemas/locale.ts";
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc } from "#scripts/lib/check/corpus.ts";
import { listEntries, startOf, valueAt } from "#scripts/lib/check/positions.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import { listArticles, routesOfCorpus } from "#scripts/lib/check/routes-of-corpus.ts";
import type { CorpusRule, Span } from "#scripts/lib/check/rule.ts";

export const pathTwice: CorpusRule = {
  id: "catalogue/path-twice",
  forbids: "Two pages at one address, and an article in two topics.",
  wrong: "# 3dx.yaml\npath: /mono-low",
  right: "# 3dx.yaml\npath: /3dx",
  *check(corpus) {
    for (const [route, first] of repeatedIn(routesOfCorpus(corpus), ({ path }) => path)) {
      const places = route.kind === "article" ? listPlaces(corpus, route.article) : [];
      // shape/duplicate-entry reports an article that a topic lists twice.
      if (first.kind === "article" && route.kind === "article" && places.length < 2) continue;
      const isInTwoTopics = first.kind === "article" && route.kind === "article";
      yield {
        at: places.at(-1) ?? sourceOf(corpus, route),
        message: isInTwoTopics ? `${route.article} is listed in two topics` : `${route.path} is the address of another page already`,
        hint: isInTwoTopics ? "keep it in one of them" : "give one of the two another path",
        related: [{ at: sourceOf(corpus, first), message: isInTwoTopics ? "the other topic" : "the other page" }],
      };
    }
  },
};

/** Where topics list an article: the first place in each topic. */
function listPlaces(corpus: Corpus, id: string): Span[] {
  const places = listArticles(corpus).filter((article) => article.id === id);
  return places.flatMap(({ topic, at }, index) => (places[index - 1]?.topic === topic ? [] : [at]));
}

/** First segments of what the server and the build answer themselves. */
const RESERVED = ["api", "_next", "_assets", "_images", "images", "pagefind", "translate"];

export const reservedPath: CorpusRule = {
  id: "catalogue/reserved-path",
  forbids:
    "A page at an address that the server answers itself (`/api`, `/images`), or that begins with a language (`/de`). A page would hide it, or never be shown.",
  wrong: "- { id: faq, path: /de/faq, class: page }",
  right: "- { id: faq, path: /faq, class: page }",
  *check(corpus) {
    for (const route of routesOfCorpus(corpus)) {
      const [first = ""] = route.path.slice(1).split("/");
      const isLocale = ALL_LOCALES.some((locale) => locale === first.toLowerCase());
      if (!isLocale && !RESERVED.includes(first.toLowerCase())) continue;
      yield {
        at: sourceOf(corpus, route),
        message: isLocale ? `/${first} begins the addresses of a language` : `/${first} is reserved: the server answers it itself`,
        hint: isLocale ? "write the path without a language: it is added for each of them" : "begin the path with another word",
      };
    }
  },
};

export const pathCase: CorpusRule = {
  id: "catalogue/path-case",
  forbids:
    "A page or product at an address with capitals: people type addresses in small letters, and would not find it. Screens of an edition may have its name.",
  wrong: "- { id: faq, path: /FAQ, class: page }",
  right: "- { id: faq, path: /faq, class: page }",
  *check(corpus) {
    for (const route of routesOfCorpus(corpus)) {
      if ((route.kind !== "page" && route.kind !== "product") || route.path === route.path.toLowerCase()) continue;
      yield { at: sourceOf(corpus, route), message: `${route.path} has capitals`, hint: `write ${route.path.toLowerCase()}` };
    }
  },
};

/** Where the facts give a route its path. */
function sourceOf(corpus: Corpus, route: Route): Span {
  const nowhere = startOf("content/shared/pages.yaml");
  if (route.kind === "page") {
    const pages = listEntries(findDoc(corpus, "PageIndex"), "pages");
    return pages.find(({ entry }) => entry.id === route.page && entry.path === route.path)?.at("path") ?? nowhere;
  }
  if (route.kind === "article") return listPlaces(corpus, route.article)[0] ?? nowhere;
  const doc = productsOf(corpus).get(route.product)?.doc;
  if (doc === undefined) return nowhere;
  if (route.kind === "product" || route.kind === "releases") return valueAt(doc, "path");
  const screen = listEntries(doc, "screens").findLast(({ entry }) => entry.path === route.path);
  return screen?.at("path") ?? valueAt(doc, "screens");
}
