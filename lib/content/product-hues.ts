import { productFacts } from "./products.ts";

/**
 * Style rules for the hues of products: `[data-hue="190"]{--hue:190}`. Hues are no style attributes, because the
 * Content-Security-Policy forbids those.
 */
export function hueRules(): string {
  const hues = new Set([...productFacts.values()].map(({ hue }) => hue));
  return [...hues]
    .sort((a, b) => a - b)
    .map((hue) => `[data-hue="${hue}"]{--hue:${hue}}`)
    .join("");
}
