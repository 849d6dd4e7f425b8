import { SHARE_CARD_SIZE, shareCardPath } from "#lib/share-card.ts";
import type { Route } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";
import { origin } from "./addresses.ts";
import { requireProduct } from "./products.ts";
import { translatedLocales } from "./routes.ts";

type ShareCard = { url: string; width: number; height: number; type: string };

/**
 * The card of a page: its product's in the language whose words the page shows, or the vendor's where there is no product,
 * or a product without words in the page's own language.
 */
export function shareCardOf(route: Route, locale: Locale): ShareCard {
  return { url: `${origin}${pathOf(route, locale)}`, ...SHARE_CARD_SIZE, type: "image/jpeg" };
}

function pathOf(route: Route, locale: Locale): string {
  if (!("product" in route)) return shareCardPath(locale);
  const { language } = requireProduct(route.product, locale).words;
  const isForeign = language !== locale && translatedLocales(route).includes(locale);
  return isForeign ? shareCardPath(locale) : shareCardPath(language, route.product);
}
