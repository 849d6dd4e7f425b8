/** What the changes choose from: the products of the content and their releases. */
import { compareVersions } from "#schemas/compare-versions.ts";
import type { ScratchContent } from "./scratch-content.ts";

type Price = { free: true } | { list: number; sale?: number };
type Edition = { key: string; price: Price; buyLink: string };
export type Product = {
  slug: string;
  name: string;
  order: number;
  salesCondition: string;
  editions: Edition[];
  upgrades?: { from: string; to: string; link: string; price: Price }[];
};

export const listProducts = (content: ScratchContent): Product[] =>
  content.names("products").map((slug) => ({ ...(content.facts(`products/${slug}.yaml`) as Product), slug }));

/** Products that can be had. */
export const listSold = (content: ScratchContent): Product[] =>
  listProducts(content).filter(({ salesCondition }) => salesCondition !== "Discontinued");

type Installer = { edition: string; system: string; file: string };
export type Release = { product: Product; version: string; channel: "stable" | "beta"; installers: Installer[] };

/** The newest release of each product that has one. */
export function listNewest(content: ScratchContent): Release[] {
  return listProducts(content).flatMap((product) => {
    const version = content.names(`releases/${product.slug}`).sort(compareVersions).at(-1);
    return version === undefined ? [] : [{ ...(content.facts(`releases/${product.slug}/${version}.yaml`) as Release), product, version }];
  });
}
