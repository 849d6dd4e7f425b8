import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { documentsOf, copyByLocale } from "./documents.ts";
import { type Found, localesWith, requireCopy } from "./fallback.ts";
import { derived } from "./reads.ts";

/** A product's facts and its copy in one language. `slug` is the name of its files. */
export type Product = { slug: string; facts: ProductFacts; copy: Found<"ProductWords"> };

const copies = copyByLocale("ProductWords");

/** Facts of every product by slug, sorted by `order`. */
export const productFacts: ReadonlyMap<string, ProductFacts> = new Map(
  documentsOf("ProductFacts")
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ data, path }) => [path.at(-1) ?? "", data]),
);

/** @throws if no product has this slug. */
export function requireFacts(slug: string): ProductFacts {
  const facts = productFacts.get(slug);
  if (facts === undefined) throw new Error(`content/shared/products has no ${slug}.yaml`);
  return facts;
}

export function requireProduct(slug: string, locale: Locale): Product {
  return { slug, facts: requireFacts(slug), copy: requireCopy(copies, slug, locale) };
}

export function listProducts(locale: Locale): Product[] {
  return [...productFacts.keys()].map((slug) => requireProduct(slug, locale));
}

/** Products that are not discontinued. */
export function listSoldProducts(locale: Locale): Product[] {
  return listProducts(locale).filter(({ facts }) => facts.salesCondition !== "Discontinued");
}

const productOfEdition = derived(
  "product-of-edition",
  () => new Map([...productFacts].flatMap(([slug, { editions }]) => editions.map(({ key }) => [key, slug] as const))),
  (slugs) => [...slugs],
);

/** An edition and its product. @throws if no product has this edition. */
export function requireEdition(key: CatalogueKey): { slug: string; facts: ProductFacts; edition: Edition } {
  const slug = productOfEdition().get(key);
  const facts = slug === undefined ? undefined : productFacts.get(slug);
  const edition = facts?.editions.find((candidate) => candidate.key === key);
  if (slug === undefined || facts === undefined || edition === undefined) throw new Error(`no product has an edition ${key}`);
  return { slug, facts, edition };
}

/** "3DX Lite", the same in every language. */
export const editionTitle = ({ name }: Pick<ProductFacts, "name">, { edition }: Pick<Edition, "edition">): string =>
  `${name} ${edition}`.trim();

/** The path of a product's download: its first download screen, or the form on its page. */
export const downloadPath = ({ download, path }: Pick<ProductFacts, "download" | "path">): string => download ?? `${path}#download`;

/** The path of a free edition's own page, if it has one. */
export const pathOfEdition = ({ screens }: Pick<ProductFacts, "screens">, key: CatalogueKey): string | undefined =>
  screens.find((screen) => screen.kind === "edition" && screen.editions.includes(key))?.path;

/** The path of an edition's download: on its own page, or that of the product. */
export function editionDownload(facts: ProductFacts, key: CatalogueKey): string {
  const own = pathOfEdition(facts, key);
  return own === undefined ? downloadPath(facts) : `${own}#download`;
}

/** Locales that the product is translated to. */
export const localesOfProduct = (slug: string): Locale[] => localesWith(copies, slug);

/** The names of editions that differ only in their channels: all but Multiband, which has more features. */
export function namesOfSameSound(editions: readonly Edition[]): string[] {
  return [...new Set(editions.flatMap(({ edition }) => (edition === "" || edition === "Multiband" ? [] : [edition])))];
}
