import type { Edition, ProductFacts } from "#schemas/product-facts.ts";

/** The most important close-up of a product's window, or of an edition's whose own it is; undefined where there is none. */
export const closeUpOf = ({ details }: Pick<ProductFacts, "details">, edition?: Edition): ProductFacts["details"][number] | undefined =>
  details.find(({ edition: own }) => own === edition?.key) ?? details[0];
