import { productFacts } from "./products.ts";

/**
 * Style rules that give each product its hue: `[data-hue="190"]{--hue:190}`. They come from the facts, because the content
 * security policy allows no style attribute.
 */
export function hueRules(): string {
  const hues = new Set([...productFacts.values()].map(({ hue }) => hue));
  return [...hues]
    .sort((a, b) => a - b)
    .map((hue) => `[data-hue="${hue}"]{--hue:${hue}}`)
    .join("");
}
