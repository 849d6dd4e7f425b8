import type { Product } from "#lib/content/products.ts";
import type { Edition } from "#schemas/product-facts.ts";
import type { Tile } from "./product-tiles.tsx";

/** The most important close-up of a product's window, or of an edition's whose own it is; undefined where there is none. */
export function firstCloseUp({ facts: { details }, words }: Pick<Product, "facts" | "words">, edition?: Edition): Tile["closeUp"] {
  const picture = details.find(({ edition: own }) => own === edition?.key) ?? details[0];
  return picture && { picture, alt: words.data.details?.[picture.name] };
}
