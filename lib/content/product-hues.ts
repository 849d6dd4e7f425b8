import { productFacts } from "./products.ts";
import { site } from "./site.ts";

/**
 * Style rules that give the site its colour and each product its hue: `[data-hue="190"]{--hue:190}`. They come from the facts, because the content
 * security policy allows no style attribute.
 */
export function hueRules(): string {
  const hues = new Set([...productFacts.values()].map(({ hue }) => hue));
  const rules = [...hues].sort((a, b) => a - b).map((hue) => `[data-hue="${hue}"]{--hue:${hue}}`);
  return [`:root{--light:${site.colour.light};--dark:${site.colour.dark}}`, ...rules].join("");
}
