import type { Bundle } from "#schemas/bundle.ts";
import type { Price } from "#schemas/money.ts";
import { documentsOf } from "./documents.ts";
import { currentPrice } from "./fact-words.ts";
import { requireEdition } from "./products.ts";

/** A bundle with the prices of its parts added up, in cents: their list prices, and what they cost today. */
export type PricedBundle = Bundle & { slug: string; partsCents: number; partsTodayCents: number };

/** Bundles in the order of the list. */
export function listBundles(): PricedBundle[] {
  return documentsOf("Bundle")
    .map(({ data, path }) => ({
      ...data,
      slug: path.at(-1) ?? "",
      partsCents: sumOf(data.parts, (price) => ("free" in price ? 0 : price.list)),
      partsTodayCents: sumOf(data.parts, (price) => currentPrice(price) ?? 0),
    }))
    .sort((a, b) => a.order - b.order);
}

function sumOf(parts: Bundle["parts"], centsOf: (price: Price) => number): number {
  return parts.reduce((sum, key) => sum + centsOf(requireEdition(key).edition.price), 0);
}
