import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import type { Translate } from "./translator.ts";

/** The name of an edition among those of its product: its own, that of its licence, or the product's. */
export function editionName(facts: ProductFacts, edition: Edition, t: Translate): string {
  if (edition.edition !== "") return edition.edition;
  return facts.editions.length > 1 ? t(`catalogue.licence.${edition.licence === "single-user" ? "singleUser" : "multiUser"}`) : facts.name;
}

/** The name of an edition among those of several products. */
export function fullEditionName(facts: ProductFacts, edition: Edition, t: Translate): string {
  const name = editionName(facts, edition, t);
  return name === facts.name ? name : `${facts.name} ${name}`;
}
