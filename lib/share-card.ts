import type { Locale } from "#schemas/locale.ts";

/** The size of share cards in pixels, for Open Graph. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

/** The path of a product's share card in a language, or of the site's. The build draws them: scripts/lib/finish/share-cards.ts. */
export const shareCardPath = (language: Locale, product = "site"): string => `/images/share/${language}/${product}.jpg`;
