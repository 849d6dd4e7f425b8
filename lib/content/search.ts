/** What the search is made from: the vocabulary of each language, and what content says about each page. */
import type { PageKind, Vocabulary } from "#lib/search/search-index.ts";
import type { RouteKind } from "#lib/routes.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#schemas/locale.ts";
import type { SearchQuery } from "#schemas/search-queries.ts";
import { documentsOf } from "./documents.ts";
import { languagesFor } from "./fallback.ts";
import { factsOfPage, requirePage } from "./pages.ts";
import { requireProduct } from "./products.ts";
import { derived } from "./reads.ts";
import { isIndexedRoute, listRoutes, requireRoute, translatedLocales } from "./routes.ts";
import { requireArticle } from "./support.ts";

/** Below this share of pages of its own, a language's index would hide more than it finds. */
const ENOUGH = 0.5;

const languages = derived(
  "search-languages",
  () => {
    const translations = listRoutes().filter(isIndexedRoute).map(translatedLocales);
    const isEnough = (locale: Locale) => translations.filter((locales) => locales.includes(locale)).length >= translations.length * ENOUGH;
    return new Map(LOCALES.map((locale) => [locale, languagesFor(locale).find(isEnough) ?? locale]));
  },
  (found) => [...found],
);

/** The language whose search index serves a locale: its own once it has half of its pages itself, else the one that stands in. */
export function searchLanguage(locale: Locale): Locale {
  return languages().get(locale) ?? locale;
}

const NO_VOCABULARY: Vocabulary = { synonyms: [], meanings: [], questionWords: [], lightWords: [], compoundParts: [] };

/** `content/<locale>/search.yaml`; a language can do without. */
export function searchWordsOf(locale: Locale): Vocabulary {
  return documentsOf("SearchWords").find(({ path }) => path[0] === locale)?.data ?? NO_VOCABULARY;
}

/** `content/<locale>/search-queries.yaml`; none when a language has no such file. */
export function searchQueriesOf(locale: Locale): readonly SearchQuery[] {
  return documentsOf("SearchQueries").find(({ path }) => path[0] === locale)?.data.queries ?? [];
}

/** `content/shared/search.yaml`; a site can do without. */
export const popularPaths = (): readonly string[] => documentsOf("SearchFacts")[0]?.data.popular ?? [];

const KINDS: Record<RouteKind, PageKind> = {
  page: "page",
  product: "product",
  edition: "product",
  releases: "releases",
  "choose-download": "download",
  download: "download",
  thanks: "page",
  article: "article",
};

/** Pages of other classes are of the kind `page`. */
const KINDS_OF_CLASSES: Readonly<Record<string, PageKind>> = { legal: "legal", support: "article" };

/** Pages that mostly name other pages. */
const OVERVIEWS = new Set(["home", "products", "support", "labz"]);

/** @param path Without locale. @returns What the index of the search holds about a page beside its text. */
export function searchFactsOf(path: string, locale: Locale): { kind: PageKind; products: readonly string[]; keywords: readonly string[] } {
  const route = requireRoute(path);
  if (route.kind === "article") {
    const { products, words } = requireArticle(route.article, locale);
    return { kind: "article", products, keywords: words.data.keywords ?? [] };
  }
  if (route.kind === "page") {
    const kind = OVERVIEWS.has(route.page) ? "overview" : KINDS_OF_CLASSES[factsOfPage(route.page)?.class ?? ""];
    return { kind: kind ?? "page", products: [], keywords: requirePage(route.page, locale).data.keywords ?? [] };
  }
  const keywords = route.kind === "product" ? (requireProduct(route.product, locale).words.data.keywords ?? []) : [];
  return { kind: KINDS[route.kind], products: [route.product], keywords };
}
