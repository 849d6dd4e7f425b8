/** Pictures for networks that show a card for a shared link. The build draws them: scripts/lib/finish/share-cards.ts. */
import type { Locale } from "#schemas/locale.ts";

/** The size that networks ask for, in pixels. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

/** The card of a product in one language, or of all else. */
export const shareCardPath = (language: Locale, product = "site"): string => `/images/share/${language}/${product}.jpg`;
