/** All files together, with the look-ups that rules across files need. */
import type { EntityName } from "#schemas/entities.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Analysis, Doc } from "./facts.ts";
import type { Picture } from "./picture.ts";
import { fileOf } from "./place.ts";
import type { PublicFile } from "./public-files.ts";
import type { Irregular } from "./walk-tree.ts";

export type Corpus = {
  documents: ReadonlyMap<string, Analysis>;
  /** Installers below content/shared/installers: size in bytes, and SHA-256 when asked. */
  installers: ReadonlyMap<string, { size: number; sha256: () => string; bytes: Uint8Array }>;
  /** The picture at a path of the site; undefined when there is no such file. */
  findPicture: (src: string) => Picture | undefined;
  /** Whether public/ has a file. */
  hasPublicFile: (src: string) => boolean;
  /** What is no plain file below content/ and public/, by path from the project's folder. It must not be opened. */
  irregular: readonly Irregular[];
  /** The text of PUBLISHED_FILE; undefined when there is no such file. */
  published: string | undefined;
  /** Every plain file below public/, by path from the project's folder. */
  publicFiles: ReadonlyMap<string, PublicFile>;
  /** Where a name is written in schemas/, for a fault of which no content file is the place. */
  findInSchemas: (file: string, word: string) => { file: string; start: number; end: number };
  /** The decoded text of a file, of content or of code. */
  textOf: (file: string) => string;
};

/** The file of an entity that has only one (or one a language). */
export function findDoc<Name extends EntityName>(corpus: Corpus, name: Name, locale?: Locale): Doc<Name> | undefined {
  return docAt(corpus, name, fileOf(name, [], locale));
}

/** The file of an entity by its names: a product's slug, and a version. */
export function findDocNamed<Name extends EntityName>(
  corpus: Corpus,
  name: Name,
  names: readonly string[],
  locale?: Locale,
): Doc<Name> | undefined {
  return docAt(corpus, name, fileOf(name, names, locale));
}

/** Every file of an entity, by path. */
export function listDocs<Name extends EntityName>(corpus: Corpus, name: Name): (Doc<Name> & { names: string[] })[] {
  const docs: (Doc<Name> & { names: string[] })[] = [];
  for (const analysis of corpus.documents.values()) {
    if (analysis.place?.entity === name) docs.push({ ...typed<Name>(analysis), names: analysis.place.names });
  }
  return docs;
}

function docAt<Name extends EntityName>(corpus: Corpus, name: Name, file: string): Doc<Name> | undefined {
  const analysis = corpus.documents.get(file);
  return analysis?.place?.entity === name ? typed<Name>(analysis) : undefined;
}

/** A file whose data could not be read at all is as good as empty. */
function typed<Name extends EntityName>(analysis: Analysis): Doc<Name> {
  return { ...analysis, data: analysis.data ?? {} } as Doc<Name>;
}
