/** All files together, as rules across files read them. */
import type { EntityName } from "#schemas/entities.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Analysis, Doc } from "./facts.ts";
import { fileOf } from "./place.ts";
import type { PublicFile } from "./public-files.ts";
import type { Records } from "#scripts/lib/check/translations/records.ts";
import { type Lines, linesOf } from "#scripts/lib/content-files/lines.ts";
import type { Irregular } from "#scripts/lib/content-files/walk-tree.ts";

export type Corpus = {
  documents: ReadonlyMap<string, Analysis>;
  /** Installers below content/shared/installers: size in bytes, and SHA-256, which is computed when needed. */
  installers: ReadonlyMap<string, { size: number; sha256: () => string; bytes: Uint8Array }>;
  /** What each language was translated from: its sources.lock, where it has one. */
  records: ReadonlyMap<Locale, Records>;
  /** The day on which the check runs, as its options say. */
  now: string;
  /** Everything below content/ and public/ that is no plain file, by path from the project's folder. It must not be opened. */
  irregular: readonly Irregular[];
  /** The text of PUBLISHED_FILE; undefined when there is no such file. */
  published: string | undefined;
  /** Every plain file below public/, by path from the project's folder: `public`, and then its path on the site. */
  publicFiles: ReadonlyMap<string, PublicFile>;
  /** Set where entries of facts have been given their old names: the corpus with the names that the files have. */
  asWritten?: Corpus;
  /** The decoded text of a file, of content or of code. */
  textOf: (file: string) => string;
};

/** The file of an entity that has one file, or one for each language. */
export function findDoc<Name extends EntityName>(corpus: Corpus, name: Name, locale?: Locale): Doc<Name> | undefined {
  return findDocNamed(corpus, name, [], locale);
}

/** The file of an entity by its names: a product's slug, and a version. */
export function findDocNamed<Name extends EntityName>(
  corpus: Corpus,
  name: Name,
  names: readonly string[],
  locale?: Locale,
): Doc<Name> | undefined {
  const analysis = corpus.documents.get(fileOf(name, names, locale));
  return analysis?.place?.entity === name ? typed<Name>(analysis) : undefined;
}

/** Every file of an entity, by path. */
export function listDocs<Name extends EntityName>(corpus: Corpus, name: Name): (Doc<Name> & { names: string[] })[] {
  return [...corpus.documents.values()].flatMap((analysis) =>
    analysis.place?.entity === name ? [{ ...typed<Name>(analysis), names: analysis.place.names }] : [],
  );
}

/** A file whose data cannot be read counts as empty. */
const typed = <Name extends EntityName>(analysis: Analysis): Doc<Name> => ({ ...analysis, data: analysis.data ?? {} }) as Doc<Name>;

/** The lines of files, each cut once. */
export const linesIn = oncePerCorpus((corpus) => {
  const known = new Map<string, Lines>();
  return (file: string): Lines => {
    const lines = known.get(file) ?? linesOf(corpus.textOf(file));
    known.set(file, lines);
    return lines;
  };
});

/** Whether something stands at a path that is no plain file, such as a link: the rule about that reports it, and it is not missing. */
export function isIrregular(corpus: Corpus, file: string): boolean {
  return corpus.irregular.some(({ name }) => file === name || file.startsWith(`${name}/`));
}

/** Caches the result of `make` as long as the corpus exists. */
export function oncePerCorpus<Result>(make: (corpus: Corpus) => Result): (corpus: Corpus) => Result {
  const made = new WeakMap<Corpus, { result: Result }>();
  return (corpus) => {
    const known = made.get(corpus) ?? { result: make(corpus) };
    made.set(corpus, known);
    return known.result;
  };
}
