/** Decides which language replaces a missing translation. */
import type { Heading } from "#lib/mdx/rehype-heading-ids.ts";
import type { EntityName } from "#schemas/entities.ts";
import { DEFAULT_LOCALE, DEFAULT_SOURCE, type Locale } from "#schemas/locale.ts";
import type { ContentDocument, CopyByLocale } from "./documents.ts";

/**
 * A document found for a locale. `language` is the language of the document, another one than the locale if there is no translation.
 * `original` are the headings of the document that it was translated from, if it is a translation.
 */
export type Found<Name extends EntityName> = ContentDocument<Name> & { language: Locale; original: readonly Heading[] | undefined };

/** The languages to look for, in order: the locale, the usual source language, the default locale. */
export function languagesFor(locale: Locale): readonly Locale[] {
  return [...new Set([locale, DEFAULT_SOURCE, DEFAULT_LOCALE])];
}

/** The first value that `find` returns for the languages of a locale, and its language. */
export function firstLanguage<Value>(
  locale: Locale,
  find: (language: Locale) => Value | undefined,
): { language: Locale; value: Value } | undefined {
  for (const language of languagesFor(locale)) {
    const value = find(language);
    if (value !== undefined) return { language, value };
  }
  return undefined;
}

export function findCopy<Name extends EntityName>(copies: CopyByLocale<Name>, key: string, locale: Locale): Found<Name> | undefined {
  const found = firstLanguage(locale, (language) => copies.get(language)?.get(key));
  if (found === undefined) return undefined;
  const { language, value } = found;
  return {
    data: value.data,
    path: value.path,
    language,
    get body() {
      return value.body;
    },
    get headings() {
      return value.headings;
    },
    get questions() {
      return value.questions;
    },
    get original() {
      return originalOf(copies, key, language, value.data);
    },
  };
}

/** Locales that have a document for the key themselves. */
export function localesWith<Name extends EntityName>(copies: CopyByLocale<Name>, key: string): Locale[] {
  return [...copies].filter(([, inLocale]) => inLocale.has(key)).map(([locale]) => locale);
}

function originalOf<Name extends EntityName>(copies: CopyByLocale<Name>, key: string, language: Locale, data: object) {
  const { source = DEFAULT_SOURCE }: { source?: Locale } = data;
  return source === language ? undefined : copies.get(source)?.get(key)?.headings;
}

/** @throws if no language has a document for the key, which the checker refuses. */
export function requireCopy<Name extends EntityName>(copies: CopyByLocale<Name>, key: string, locale: Locale): Found<Name> {
  const found = findCopy(copies, key, locale);
  if (found === undefined) throw new Error(`no language has a text for ${key}`);
  return found;
}
