/** The language in which a document was first written, and the document in that language. */
import type { EntityName } from "#schemas/entities.ts";
import { DEFAULT_SOURCE, type Locale, LOCALES } from "#schemas/locale.ts";
import type { Corpus } from "./corpus.ts";
import type { Analysis } from "./facts.ts";
import { fileOf } from "./place.ts";

/** The source language that a document names, or the default. */
export function sourceOf(analysis: Analysis): Locale {
  const source = (analysis.data as { source?: unknown } | null)?.source;
  return LOCALES.find((locale) => locale === source) ?? DEFAULT_SOURCE;
}

/** A document in each language in which it exists. */
export function listVersions(corpus: Corpus, entity: EntityName, names: readonly string[]): Analysis[] {
  return LOCALES.flatMap((locale) => corpus.documents.get(fileOf(entity, names, locale)) ?? []);
}

/** The language of the original: the one that a translation names and in which the document exists, or else the default. */
export function originalLocale(corpus: Corpus, entity: EntityName, names: readonly string[]): Locale {
  const sources = listVersions(corpus, entity, names).map(sourceOf);
  return sources.find((locale) => locale !== DEFAULT_SOURCE && corpus.documents.has(fileOf(entity, names, locale))) ?? DEFAULT_SOURCE;
}

/** The document in the language it was first written in. */
export function findOriginal(corpus: Corpus, entity: EntityName, names: readonly string[]): Analysis | undefined {
  return corpus.documents.get(fileOf(entity, names, originalLocale(corpus, entity, names)));
}
