/** The catalogue for rules: products by slug, editions by key. */
import type { ProductFacts } from "#schemas/product-facts.ts";
import type * as z from "zod";
import { type Corpus, findDoc, listDocs, oncePerCorpus } from "./corpus.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";
import type { Doc, Loose } from "./facts.ts";
import { type Entry, listEntries } from "./positions.ts";

export type Product = { slug: string; doc: Doc<"ProductFacts"> };
export type LooseEdition = NonNullable<Loose<z.input<typeof ProductFacts>["editions"][number]>>;
export type EditionPlace = Omit<Entry<LooseEdition>, "entry"> & { product: Product; edition: LooseEdition };

/** All products, by slug. */
export const productsOf = oncePerCorpus((corpus): ReadonlyMap<string, Product> => {
  return new Map(listDocs(corpus, "ProductFacts").map((doc) => [doc.names[0] ?? "", { slug: doc.names[0] ?? "", doc }]));
});

/** Every edition with its place in its product's file. */
export const listEditions = oncePerCorpus((corpus): readonly EditionPlace[] =>
  [...productsOf(corpus).values()].flatMap((product) =>
    listEntries(product.doc, "editions").map(({ entry: edition, ...place }) => ({ product, edition, ...place })),
  ),
);

export const editionKeys = (doc: Product["doc"]): string[] => listEntries(doc, "editions").flatMap(({ entry }) => entry.key ?? []);

/** Whether an edition has no key that can be read: then a key of the product that is not found may be that one. */
export const hasUnreadableKey = (doc: Product["doc"]): boolean => listEntries(doc, "editions").length > editionKeys(doc).length;

/** The systems of a product, or those that one of its editions has of its own. */
export function systemsOf({ data }: Product["doc"], editionKey?: string | null): string[] {
  const edition = data.editions?.find((each) => each?.key === editionKey);
  return (edition?.systems ?? data.systems ?? []).flatMap((line) => line?.system ?? []);
}

export function findEdition(corpus: Corpus, key: string): EditionPlace | undefined {
  return listEditions(corpus).find(({ edition }) => edition.key === key);
}

/** What to write in place of a key that no edition has. */
export function suggestEdition(corpus: Corpus, key: string): string {
  const known = listEditions(corpus).flatMap(({ edition }) => edition.key ?? []);
  return didYouMean(key, known, "write the key of an edition in content/shared/products");
}

/** Whether every product file is in shape. Otherwise, a key that is not found may be in a file that cannot be read. */
export const productsAreSound = (corpus: Corpus): boolean => [...productsOf(corpus).values()].every(({ doc }) => doc.sound);

/** Keys of links.yaml, or undefined while that file cannot be read. */
export function findLinks(corpus: Corpus): Record<string, string | null> | undefined {
  return (findDoc(corpus, "Links")?.data.links as Record<string, string | null> | null | undefined) ?? undefined;
}

/** The price as the file has it; undefined when it is free or cannot be read. */
export function paid(price: unknown): { list: number; sale?: number } | undefined {
  const { list, sale } = (price ?? {}) as { list?: number | null; sale?: number | null };
  return typeof list === "number" ? { list, sale: typeof sale === "number" ? sale : undefined } : undefined;
}

export const isFree = (price: unknown): boolean => (price as { free?: boolean } | null | undefined)?.free === true;
