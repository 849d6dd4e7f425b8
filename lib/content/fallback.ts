/** The one place that decides whose words stand in when a language has none of its own yet. */
import { withFormerAnchors } from "#lib/heading-aliases.ts";
import type { Heading } from "#lib/mdx/rehype-heading-ids.ts";
import type { EntityName } from "#schemas/entities.ts";
import { DEFAULT_LOCALE, DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ContentDocument, WordsByLocale } from "./documents.ts";
import { movedAnchorsOf } from "./moved-anchors.ts";

/**
 * Words found for a page: `language` is not the page's locale where another language stands in. `original` are the headings in
 * the language that the words were first written in, where that is another one.
 */
export type Found<Name extends EntityName> = ContentDocument<Name> & { language: Locale; original: readonly Heading[] | undefined };

/** Languages to ask, in order. policy.yaml says until when; the checker enforces it. */
export function languagesFor(locale: Locale): readonly Locale[] {
  return [...new Set([locale, DEFAULT_SOURCE, DEFAULT_LOCALE])];
}

/** What the first of these languages has that has it, and which language that is. */
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

export function findWords<Name extends EntityName>(words: WordsByLocale<Name>, key: string, locale: Locale): Found<Name> | undefined {
  const found = firstLanguage(locale, (language) => words.get(language)?.get(key));
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
      const original = originalOf(words, key, language, value.data) ?? [];
      return withFormerAnchors(value.headings, original, movedAnchorsOf(value.path, locale));
    },
    get original() {
      return originalOf(words, key, language, value.data);
    },
  };
}

/** Locales that have words of their own for the key. */
export function localesWith<Name extends EntityName>(words: WordsByLocale<Name>, key: string): Locale[] {
  return [...words].filter(([, inLocale]) => inLocale.has(key)).map(([locale]) => locale);
}

function originalOf<Name extends EntityName>(words: WordsByLocale<Name>, key: string, language: Locale, data: object) {
  const { source = DEFAULT_SOURCE }: { source?: Locale } = data;
  return source === language ? undefined : words.get(source)?.get(key)?.headings;
}

/** @throws when no language has the words: then a check was skipped. */
export function requireWords<Name extends EntityName>(words: WordsByLocale<Name>, key: string, locale: Locale): Found<Name> {
  const found = findWords(words, key, locale);
  if (found === undefined) throw new Error(`no language has words for ${key}`);
  return found;
}
