/** The language that a document was first written in, and the document in that language. */
import type { EntityName } from "#schemas/entities.ts";
import { DEFAULT_SOURCE, type Locale, LOCALES } from "#schemas/locale.ts";
import type { Corpus } from "./corpus.ts";
import type { Analysis } from "./facts.ts";
import { fileOf } from "./place.ts";

/** What a document says of its source language. */
export function sourceOf(analysis: Analysis): Locale {
  const said = (analysis.data as { source?: unknown } | null)?.source;
  return LOCALES.find((locale) => locale === said) ?? DEFAULT_SOURCE;
}

/** A document in all languages that it exists in. */
export function listVersions(corpus: Corpus, entity: EntityName, names: readonly string[]): Analysis[] {
  return LOCALES.flatMap((locale) => corpus.documents.get(fileOf(entity, names, locale)) ?? []);
}

/** The language of the original: what its versions say, as far as there are such words; English when none says anything. */
export function originalLocale(corpus: Corpus, entity: EntityName, names: readonly string[]): Locale {
  const said = listVersions(corpus, entity, names).map(sourceOf);
  return said.find((locale) => locale !== DEFAULT_SOURCE && corpus.documents.has(fileOf(entity, names, locale))) ?? DEFAULT_SOURCE;
}

/** The document in the language it was first written in. */
export function findOriginal(corpus: Corpus, entity: EntityName, names: readonly string[]): Analysis | undefined {
  return corpus.documents.get(fileOf(entity, names, originalLocale(corpus, entity, names)));
}
