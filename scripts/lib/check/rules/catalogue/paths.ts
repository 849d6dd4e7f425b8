/** catalogue/…: one address, one page. */
import { type Corpus, findDoc } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule, Span } from "#scripts/lib/check/rule.ts";
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import { valueAt } from "#scripts/lib/check/positions.ts";
import { routesOfCorpus } from "#scripts/lib/check/routes-of-corpus.ts";
import type { Route } from "#lib/routes.ts";

export const pathTwice: CorpusRule = {
  id: "catalogue/path-twice",
  forbids: "Two pages at one address.",
  wrong: "# 3dx.yaml\npath: /mono-low",
  right: "# 3dx.yaml\npath: /3dx",
  *check(corpus) {
    const first = new Map<string, Route>();
    for (const route of routesOfCorpus(corpus)) {
      const before = first.get(route.path);
      if (before === undefined) first.set(route.path, route);
      // shape/duplicate-entry reports an article that is listed twice.
      else if (before.kind !== "article" || route.kind !== "article") {
        yield {
          at: sourceOf(corpus, route),
          message: `${route.path} is the address of another page already`,
          hint: "give one of the two another path",
          related: [{ at: sourceOf(corpus, before), message: "the other page" }],
        };
      }
    }
  },
};

/** Where the facts give a route its path. */
function sourceOf(corpus: Corpus, route: Route): Span {
  const nowhere = { file: "content/shared/pages.yaml", start: 0, end: 0 };
  if (route.kind === "page") {
    const pages = findDoc(corpus, "PageIndex");
    const index = (pages?.data.pages ?? []).findIndex((page) => page?.id === route.page && page.path === route.path);
    return pages ? valueAt(pages, "pages", index, "path") : nowhere;
  }
  if (route.kind === "article") {
    const support = findDoc(corpus, "SupportIndex");
    const topics = support?.data.topics ?? [];
    const topic = topics.findIndex((each) => each?.articles?.some((article) => article?.id === route.article));
    const article = (topics[topic]?.articles ?? []).findIndex((each) => each?.id === route.article);
    return support ? valueAt(support, "topics", topic, "articles", article, "id") : nowhere;
  }
  const doc = productsOf(corpus).get(route.product)?.doc;
  if (doc === undefined) return nowhere;
  if (route.kind === "product" || route.kind === "releases") return valueAt(doc, "path");
  return valueAt(
    doc,
    "screens",
    (doc.data.screens ?? []).findLastIndex((screen) => screen?.path === route.path),
    "path",
  );
}
