/** Support articles, in the order of content/shared/support.yaml. */
import type { Locale } from "#schemas/locale.ts";
import type { SupportTopic } from "#schemas/support.ts";
import { documentOf, wordsByLocale } from "./documents.ts";
import { localesWith, requireWords } from "./fallback.ts";

export type Article = ReturnType<typeof requireArticle>;

const words = wordsByLocale("SupportWords");
const articles = new Map(
  documentOf("SupportIndex").topics.flatMap((topic) =>
    topic.articles.map(
      ({ id, products = [], related = [] }) =>
        [id, { id, path: `/support/${id}`, topic: topic.id, knownIssues: topic.knownIssues === true, products, related }] as const,
    ),
  ),
);

/** @throws when support.yaml does not list the article. */
export function requireArticle(id: string, locale: Locale) {
  const article = articles.get(id);
  if (article === undefined) throw new Error(`content/shared/support.yaml does not list ${id}`);
  return { ...article, words: requireWords(words, id, locale) };
}

/** Articles by topic, both in the order of support.yaml. */
export function listTopics(locale: Locale): { topic: SupportTopic; articles: Article[] }[] {
  return documentOf("SupportIndex").topics.map((topic) => ({
    topic: topic.id,
    articles: topic.articles.map(({ id }) => requireArticle(id, locale)),
  }));
}

/** Articles about a product, or about all of them. */
export function listArticlesAbout(product: string, locale: Locale): Article[] {
  return [...articles.values()].filter(({ products }) => products.includes(product)).map(({ id }) => requireArticle(id, locale));
}

const MAX_RELATED = 4;

/** The articles that it names as related, then others of its topic; at most four. */
export function listRelatedArticles({ id, related }: Article, locale: Locale): Article[] {
  const topic = documentOf("SupportIndex").topics.find(({ articles: own }) => own.some((article) => article.id === id));
  const sameTopic = topic?.articles.map((other) => other.id) ?? [];
  return [...new Set([...related, ...sameTopic])]
    .filter((other) => other !== id)
    .slice(0, MAX_RELATED)
    .map((other) => requireArticle(other, locale));
}

export const localesOfArticle = (id: string): Locale[] => localesWith(words, id);
