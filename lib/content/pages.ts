/** Pages of their own: their facts and their words. */
import type { Locale } from "#schemas/locale.ts";
import type { Menu } from "#schemas/page.ts";
import { documentOf, wordsByLocale } from "./documents.ts";
import { type Found, localesWith, requireWords } from "./fallback.ts";

const words = wordsByLocale("PageWords");
export const pageIndex = documentOf("PageIndex").pages;

export type Page = Found<"PageWords">;

/** @throws when no language has the page. */
export function requirePage(id: string, locale: Locale): Page {
  return requireWords(words, id, locale);
}

export const localesOfPage = (id: string): Locale[] => localesWith(words, id);

/** The pages of a menu that exist in a language, each with its short name. */
export function listMenu(menu: Menu, locale: Locale): { id: string; path: string; label: string }[] {
  return pageIndex.flatMap(({ id, path, menus, locales }) =>
    menus.includes(menu) && locales?.includes(locale) !== false ? [{ id, path, label: labelOfPage(id, locale) }] : [],
  );
}

/** A page's short name. */
export function labelOfPage(id: string, locale: Locale): string {
  const { label, title } = requirePage(id, locale).data;
  return label ?? title;
}

/** What content/shared/pages.yaml says of a page. */
export const factsOfPage = (id: string) => pageIndex.find((page) => page.id === id);
