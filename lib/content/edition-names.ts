/** What an edition is called in a language. */
import type { Translate } from "./translator.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";

/** What an edition is called beside the others of its product: its name, its licence, both where two editions share a name, or the product itself. */
export function editionName(facts: ProductFacts, edition: Edition, t: Translate): string {
  const others = facts.editions.filter(({ key }) => key !== edition.key);
  const licence = t(`catalogue.licence.${edition.licence === "single-user" ? "singleUser" : "multiUser"}`);
  if (edition.edition === "") return others.length > 0 ? licence : facts.name;
  return others.some(({ edition: name }) => name === edition.edition) ? `${edition.edition} · ${licence}` : edition.edition;
}

/** What an edition's installer is called: the edition with its licence, or the app that it installs instead. */
export function installerName(facts: ProductFacts, edition: Edition, t: Translate): string {
  return facts.installs ?? fullEditionName(facts, edition, t);
}

/** The same where other products stand beside it. */
export function fullEditionName(facts: ProductFacts, edition: Edition, t: Translate): string {
  const name = editionName(facts, edition, t);
  return name === facts.name ? name : `${facts.name} ${name}`;
}
