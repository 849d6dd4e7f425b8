import type { Bundle } from "#schemas/bundle.ts";
import { documentsOf } from "./documents.ts";
import { requireEdition } from "./products.ts";

/** A bundle with the list prices of its parts added up, in cents. */
export type PricedBundle = Bundle & { slug: string; partsCents: number };

/** Bundles in the order of the list. */
export function listBundles(): PricedBundle[] {
  return documentsOf("Bundle")
    .map(({ data, path }) => ({
      ...data,
      slug: path.at(-1) ?? "",
      partsCents: data.parts.reduce((sum, key) => sum + listPrice(key), 0),
    }))
    .sort((a, b) => a.order - b.order);
}

function listPrice(key: Bundle["parts"][number]): number {
  const { price } = requireEdition(key).edition;
  return "free" in price ? 0 : price.list;
}
