/** Which edition the answers of the chooser end at. */
import type { Edition } from "#schemas/product-facts.ts";

/** How a mix is heard, in the order of the choices: fields of content/shared/chooser.yaml. */
export const LISTENINGS = ["headphones", "loudspeakers"] as const;
export type Listening = (typeof LISTENINGS)[number];

/**
 * @param editions Of one product.
 * @returns The first of those with the fewest channels that are enough; undefined when the product ends below.
 */
export function smallestEdition<Any extends Pick<Edition, "channels">>(editions: readonly Any[], channels: number): Any | undefined {
  const enough = editions.filter((edition) => (edition.channels?.max ?? 0) >= channels);
  return enough.toSorted((a, b) => (a.channels?.max ?? 0) - (b.channels?.max ?? 0))[0];
}
