/** Support articles, in the order of content/shared/support.yaml. */
import type { Locale } from "#schemas/locale.ts";
import type { SupportTopic } from "#schemas/support.ts";
import { documentOf, copyByLocale } from "./documents.ts";
import { type Found, localesWith, requireCopy } from "./fallback.ts";

export type Article = { id: string; path: string; topic: SupportTopic; products: readonly string[]; copy: Found<"SupportWords"> };

const copies = copyByLocale("SupportWords");
const articles = new Map(
  documentOf("SupportIndex").topics.flatMap((topic) =>
    topic.articles.map(({ id, products = [] }) => [id, { id, path: `/support/${id}`, topic: topic.id, products }] as const),
  ),
);

/** @throws if support.yaml does not list the article. */
export function requireArticle(id: string, locale: Locale): Article {
  const article = articles.get(id);
  if (article === undefined) throw new Error(`content/shared/support.yaml does not list ${id}`);
  return { ...article, copy: requireCopy(copies, id, locale) };
}

/** Articles by topic, both in the order of support.yaml. */
export function listTopics(locale: Locale): { topic: SupportTopic; articles: Article[] }[] {
  return documentOf("SupportIndex").topics.map((topic) => ({
    topic: topic.id,
    articles: topic.articles.map(({ id }) => requireArticle(id, locale)),
  }));
}

/** Articles about a product. */
export function listArticlesAbout(product: string, locale: Locale): Article[] {
  return [...articles.values()].filter(({ products }) => products.includes(product)).map(({ id }) => requireArticle(id, locale));
}

/** Other articles of the same topic. */
export function listRelatedArticles({ id, topic }: Article, locale: Locale): Article[] {
  return [...articles.values()]
    .filter((other) => other.topic === topic && other.id !== id)
    .map((other) => requireArticle(other.id, locale));
}

export const localesOfArticle = (id: string): Locale[] => localesWith(copies, id);
