/** Pages of their own: their words, and whether search engines may have them. */
import type { Locale } from "#schemas/locale.ts";
import { documentOf, wordsByLocale } from "./documents.ts";
import { type Found, localesWith, requireWords } from "./fallback.ts";

const words = wordsByLocale("PageWords");
export const pageIndex = documentOf("PageIndex").pages;

export type Page = Found<"PageWords">;

/** @throws when no language has the page. */
export function requirePage(id: string, locale: Locale): Page {
  return requireWords(words, id, locale);
}

/** The path of a page by its id. @throws when pages.yaml does not list it. */
export function pathOfPage(id: string): string {
  const page = pageIndex.find((candidate) => candidate.id === id);
  if (page === undefined) throw new Error(`content/shared/pages.yaml does not list ${id}`);
  return page.path;
}

/** Whether the page is for search engines and the site's own search. */
export function isIndexed(id: string): boolean {
  return pageIndex.find((page) => page.id === id)?.indexed ?? false;
}

export const localesOfPage = (id: string): Locale[] => localesWith(words, id);
