/** The chooser's questions and answers, from `content/shared/chooser.yaml` and the catalogue. */
import { type Listening, LISTENINGS, smallestEdition } from "#lib/chooser.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Work } from "#schemas/chooser.ts";
import { documentsOf } from "./documents.ts";
import { requireFacts } from "./products.ts";

export type ChooserAnswers = {
  /** The numbers of channels to choose from, ascending: the largest of each edition. */
  channels: readonly number[];
  /** For each answer to the first two questions the edition for each number of channels. */
  works: readonly { id: Work; editions: Readonly<Record<Listening, readonly CatalogueKey[]>> }[];
};

/** @returns undefined for a site without a chooser. @throws when a product has no edition for one of the answers. */
export function findChooser(): ChooserAnswers | undefined {
  const works = documentsOf("Chooser")[0]?.data.works;
  if (works === undefined) return undefined;
  const products = new Set(works.flatMap((work) => LISTENINGS.map((listening) => work[listening])));
  const maxima = [...products].flatMap((slug) => requireFacts(slug).editions.flatMap(({ channels }) => channels?.max ?? []));
  const channels = [...new Set(maxima)].sort((a, b) => a - b);
  const editionsOf = (slug: string) => channels.map((count) => requireKey(slug, count));
  return {
    channels,
    works: works.map(({ id, headphones, loudspeakers }) => ({
      id,
      editions: { headphones: editionsOf(headphones), loudspeakers: editionsOf(loudspeakers) },
    })),
  };
}

function requireKey(slug: string, channels: number): CatalogueKey {
  const edition = smallestEdition(requireFacts(slug).editions, channels);
  if (edition === undefined) throw new Error(`chooser.yaml leads to ${slug}, which has no edition for ${channels} channels`);
  return edition.key;
}
