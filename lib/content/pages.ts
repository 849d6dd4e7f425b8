/** The pages of content/shared/pages.yaml. */
import type { Locale } from "#schemas/locale.ts";
import { documentOf, copyByLocale } from "./documents.ts";
import { type Found, localesWith, requireCopy } from "./fallback.ts";

const copies = copyByLocale("PageWords");
export const pageIndex = documentOf("PageIndex").pages;

export type Page = Found<"PageWords">;

/** The properties of every page component. */
export type PageProps = { page: Page; locale: Locale };

/** @throws if no language has the page. */
export function requirePage(id: string, locale: Locale): Page {
  return requireCopy(copies, id, locale);
}

/** Pages that the support page lists. */
export function listSupportPages(locale: Locale): { path: string; copy: Page }[] {
  return pageIndex.flatMap(({ id, path, onSupportPage }) => (onSupportPage === true ? [{ path, copy: requirePage(id, locale) }] : []));
}

/** Whether search engines and the site's search may index the page. */
export function isIndexed(id: string): boolean {
  return pageIndex.find((page) => page.id === id)?.indexed ?? false;
}

export const localesOfPage = (id: string): Locale[] => localesWith(copies, id);
