/** The language that a document was first written in, and the document in that language. */
import type { EntityName } from "#schemas/entities.ts";
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import type { Corpus } from "./corpus.ts";
import type { Analysis } from "./facts.ts";
import { fileOf } from "./place.ts";
import { languagesOf } from "./site-languages.ts";

/** What a document says of its source language. */
export function sourceOf(corpus: Corpus, analysis: Analysis): Locale {
  const said = (analysis.data as { source?: unknown } | null)?.source;
  return ALL_LOCALES.find((locale) => locale === said) ?? languagesOf(corpus).source;
}

/** A document in all languages that it exists in. */
export function listVersions(corpus: Corpus, entity: EntityName, names: readonly string[]): Analysis[] {
  return ALL_LOCALES.flatMap((locale) => corpus.documents.get(fileOf(entity, names, locale)) ?? []);
}

/** The language of the original: what its versions say, as far as there are such words; the site's source language when none says anything. */
export function originalLocale(corpus: Corpus, entity: EntityName, names: readonly string[]): Locale {
  const said = listVersions(corpus, entity, names).map((version) => sourceOf(corpus, version));
  const { source } = languagesOf(corpus);
  return said.find((locale) => locale !== source && corpus.documents.has(fileOf(entity, names, locale))) ?? source;
}

/** The document in the language it was first written in. */
export function findOriginal(corpus: Corpus, entity: EntityName, names: readonly string[]): Analysis | undefined {
  return corpus.documents.get(fileOf(entity, names, originalLocale(corpus, entity, names)));
}
