/** Products with their words, and editions by their key. */
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { documentsOf, wordsByLocale } from "./documents.ts";
import { type Found, localesWith, requireWords } from "./fallback.ts";
import { derived } from "./reads.ts";

/** A product's facts with the words of one language. `slug` is the name of its files. */
export type Product = { slug: string; facts: ProductFacts; words: Found<"ProductWords"> };

const words = wordsByLocale("ProductWords");

/** Facts of every product by slug, in the order of the product list. */
export const productFacts: ReadonlyMap<string, ProductFacts> = new Map(
  documentsOf("ProductFacts")
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ data, path }) => [path.at(-1) ?? "", data]),
);

/** @throws when no product has this slug. */
export function requireFacts(slug: string): ProductFacts {
  const facts = productFacts.get(slug);
  if (facts === undefined) throw new Error(`content/shared/products has no ${slug}.yaml`);
  return facts;
}

export function requireProduct(slug: string, locale: Locale): Product {
  return { slug, facts: requireFacts(slug), words: requireWords(words, slug, locale) };
}

export function listProducts(locale: Locale): Product[] {
  return [...productFacts.keys()].map((slug) => requireProduct(slug, locale));
}

/** All but the discontinued ones. */
export function listSoldProducts(locale: Locale): Product[] {
  return listProducts(locale).filter(({ facts }) => facts.salesCondition !== "Discontinued");
}

const productOfEdition = derived(
  "product-of-edition",
  () => new Map([...productFacts].flatMap(([slug, { editions }]) => editions.map(({ key }) => [key, slug] as const))),
  (slugs) => [...slugs],
);

/** One catalogue entry with the product it belongs to. @throws when no product has this edition. */
export function requireEdition(key: CatalogueKey): { slug: string; facts: ProductFacts; edition: Edition } {
  const slug = productOfEdition().get(key);
  const facts = slug === undefined ? undefined : productFacts.get(slug);
  const edition = facts?.editions.find((candidate) => candidate.key === key);
  if (slug === undefined || facts === undefined || edition === undefined) throw new Error(`no product has an edition ${key}`);
  return { slug, facts, edition };
}

/** "3DX Lite": names, the same in every language. */
export const editionTitle = ({ name }: Pick<ProductFacts, "name">, { edition }: Pick<Edition, "edition">): string =>
  `${name} ${edition}`.trim();

/** Where a product's download begins: a screen of its own, or the form on its page. */
export const downloadPath = ({ download, path }: Pick<ProductFacts, "download" | "path">): string => download ?? `${path}#download`;

/** Where the open beta of a plug-in is downloaded: its one form, the choice between several, or the release notes. */
export function betaPath({ screens, path }: Pick<ProductFacts, "screens" | "path">): string {
  const forms = screens.filter((screen) => screen.kind === "download" && screen.channel === "beta");
  const choice = screens.find((screen) => screen.kind === "choose-download" && screen.channel === "beta");
  return (forms.length === 1 ? forms[0] : choice)?.path ?? `${path}/releases`;
}

/** The path of the page that one free edition has for itself, if it has one. */
export const pathOfEdition = ({ screens }: Pick<ProductFacts, "screens">, key: CatalogueKey): string | undefined =>
  screens.find((screen) => screen.kind === "edition" && screen.editions.includes(key))?.path;

/** Where one edition is downloaded: on its own page, or with its sisters. */
export function editionDownloadPath(facts: ProductFacts, key: CatalogueKey): string {
  const own = pathOfEdition(facts, key);
  return own === undefined ? downloadPath(facts) : `${own}#download`;
}

/** Where the trial of one edition is downloaded: on a screen of its own or with its sisters, where it is chosen; else where the edition is. */
export function trialDownloadPath(facts: ProductFacts, key: CatalogueKey): string {
  for (const screen of facts.screens) {
    if (screen.kind !== "download" || screen.channel !== "stable" || !screen.editions.includes(key)) continue;
    return screen.editions.length > 1 ? `${screen.path}?get=${key}` : screen.path;
  }
  return editionDownloadPath(facts, key);
}

/** What is free has no trial: it is the whole edition. */
export const hasTrial = ({ trialMinutes }: ProductFacts, price: Edition["price"]): boolean =>
  trialMinutes !== undefined && !("free" in price);

/** Locales in which the product has words of its own. */
export const localesOfProduct = (slug: string): Locale[] => localesWith(words, slug);

/** The names of the editions that differ in channels alone: licences are no editions, and those of some names do more. */
export function namesOfSameSound(editions: readonly Edition[]): string[] {
  const names = documentsOf("Editions")[0]?.data.editions ?? [];
  const sameSound = names.flatMap(({ name, hasMore }) => (hasMore === true ? [] : [name]));
  return [...new Set(editions.flatMap(({ edition }) => (sameSound.includes(edition) ? [edition] : [])))];
}
