import { closeUpOf } from "#components/windows/close-up-of.ts";
import type { Product } from "#lib/content/products.ts";
import type { Edition } from "#schemas/product-facts.ts";
import type { Tile } from "./product-tiles.tsx";

/** A product's close-up, or an edition's, with its alternative text; undefined where there is none. */
export function firstCloseUp({ facts, words }: Pick<Product, "facts" | "words">, edition?: Edition): Tile["closeUp"] {
  const picture = closeUpOf(facts, edition);
  return picture && { picture, alt: words.data.details?.[picture.name] };
}
