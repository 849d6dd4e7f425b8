import { editionTitle, requireEdition } from "#lib/content/products.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import type { ProductScreen } from "#schemas/product-screen.ts";

type OfEditions = Extract<ProductScreen, { kind: "download" | "edition" }>;

/** The first, often only, edition that a screen offers. @throws when it offers none: the schema requires one. */
export function firstEdition({ path, editions: [key] }: OfEditions): { facts: ProductFacts; edition: Edition } {
  if (key === undefined) throw new Error(`${path} offers no edition`);
  return requireEdition(key);
}

/** What a screen offers: "3DX Lite", or the product's name when there is a choice of editions. */
export function screenName(screen: OfEditions): string {
  const { facts, edition } = firstEdition(screen);
  if (screen.kind === "download" && facts.installs !== undefined) return facts.installs;
  return screen.editions.length > 1 ? facts.name : editionTitle(facts, edition);
}

/** What a screen offers, for its heading: no line ends within the product's name. */
export function screenHeading(screen: OfEditions): string {
  const { name } = firstEdition(screen).facts;
  return screenName(screen).replace(name, name.replaceAll(" ", "\u00a0"));
}

/** Whether all that a screen offers is free: then there is no trial and no licence key. */
export const isFree = ({ editions }: OfEditions): boolean => editions.every((key) => "free" in requireEdition(key).edition.price);
