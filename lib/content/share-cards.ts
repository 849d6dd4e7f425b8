import type { Route } from "#lib/routes.ts";
import { SHARE_CARD_SIZE, shareCardPath } from "#lib/share-card.ts";
import type { Locale } from "#schemas/locale.ts";
import { origin } from "./addresses.ts";
import { requireProduct } from "./products.ts";
import { translatedLocales } from "./routes.ts";

export type ShareCard = { url: string; width: number; height: number; type: string };

/**
 * The share card of a page: that of its product in the language of the page, or that of the site if the page has no product or the
 * product is not translated.
 */
export function shareCardOf(route: Route, locale: Locale): ShareCard {
  return { url: `${origin}${pathOf(route, locale)}`, ...SHARE_CARD_SIZE, type: "image/jpeg" };
}

function pathOf(route: Route, locale: Locale): string {
  if (!("product" in route)) return shareCardPath(locale);
  const { language } = requireProduct(route.product, locale).copy;
  const isForeign = language !== locale && translatedLocales(route).includes(locale);
  return isForeign ? shareCardPath(locale) : shareCardPath(language, route.product);
}
