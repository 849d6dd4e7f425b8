/** Money in the browser. */
import { CURRENCY } from "#lib/i18n/region.ts";

/** @param language The tag for formats. @returns 2450 as "$24.50" in English. */
export const formatCents = (cents: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: CURRENCY,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(cents / 100);
