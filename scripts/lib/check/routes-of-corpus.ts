/** The site's routes, also while some files of content cannot be read. */
import { type Route, routesOf } from "#lib/routes.ts";
import { productsOf } from "./catalogue.ts";
import { type Corpus, findDoc, oncePerCorpus } from "./corpus.ts";
import { listEntries } from "./positions.ts";
import type { Span } from "./rule.ts";

/** Every article that a topic of support lists, in the order of the file. */
export function listArticles(corpus: Corpus): { id: string; topic: number; at: Span }[] {
  const doc = findDoc(corpus, "SupportIndex");
  return listEntries(doc, "topics").flatMap(({ entry, index: topic, at }) =>
    (entry.articles ?? []).flatMap((article, index) => (article?.id ? [{ id: article.id, topic, at: at("articles", index, "id") }] : [])),
  );
}

/** All routes of files that can be read. */
export const routesOfCorpus = oncePerCorpus((corpus): readonly Route[] => {
  const pages = listEntries(findDoc(corpus, "PageIndex"), "pages").flatMap(({ entry }) => (entry.id && entry.path ? [entry] : []));
  const products = [...productsOf(corpus).values()].flatMap(({ slug, doc: { data } }) =>
    data.path ? [[slug, { path: data.path, screens: (data.screens ?? []).filter((screen) => screen?.kind && screen.path) }] as const] : [],
  );
  return routesOf({
    pages: pages as Parameters<typeof routesOf>[0]["pages"],
    products: new Map(products) as Parameters<typeof routesOf>[0]["products"],
    support: [{ articles: listArticles(corpus).map(({ id }) => ({ id })) }] as Parameters<typeof routesOf>[0]["support"],
  });
});

/** Of two pages at one path, which is a finding of its own, the first counts. */
const routesByPath = oncePerCorpus((corpus) => new Map([...routesOfCorpus(corpus)].reverse().map((route) => [route.path, route])));

/** The page at a path; undefined when there is none. */
export const findRoute = (corpus: Corpus, path: string): Route | undefined => routesByPath(corpus).get(path);

/** Whether every file that defines routes and their languages is in shape. Otherwise, an unknown path may be in a file that cannot be read. */
export function routesAreSound(corpus: Corpus): boolean {
  const makers = [
    findDoc(corpus, "Site"),
    findDoc(corpus, "PageIndex"),
    findDoc(corpus, "SupportIndex"),
    ...[...productsOf(corpus).values()].map(({ doc }) => doc),
  ];
  return makers.every((doc) => doc?.sound);
}
