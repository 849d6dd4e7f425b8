/** The language in which a document was first written, and the document in that language. */
import type { EntityName } from "#schemas/entities.ts";
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import type { Corpus } from "./corpus.ts";
import type { Analysis } from "./facts.ts";
import { fileOf } from "./place.ts";
import { languagesOf } from "./site-languages.ts";

/** The source language that a document names, or that of the site. */
export function sourceOf(corpus: Corpus, analysis: Analysis): Locale {
  const source = (analysis.data as { source?: unknown } | null)?.source;
  return ALL_LOCALES.find((locale) => locale === source) ?? languagesOf(corpus).source;
}

/** A document in each language in which it exists. */
export function listVersions(corpus: Corpus, entity: EntityName, names: readonly string[]): Analysis[] {
  return ALL_LOCALES.flatMap((locale) => corpus.documents.get(fileOf(entity, names, locale)) ?? []);
}

/** The language of the original: the one that a translation names and in which the document exists, or else the site's source language. */
export function originalLocale(corpus: Corpus, entity: EntityName, names: readonly string[]): Locale {
  const sources = listVersions(corpus, entity, names).map((version) => sourceOf(corpus, version));
  const { source } = languagesOf(corpus);
  return sources.find((locale) => locale !== source && corpus.documents.has(fileOf(entity, names, locale))) ?? source;
}

/** The document in the language it was first written in. */
export function findOriginal(corpus: Corpus, entity: EntityName, names: readonly string[]): Analysis | undefined {
  return corpus.documents.get(fileOf(entity, names, originalLocale(corpus, entity, names)));
}
