import { vendorDay } from "#components/layout/vendor-day.ts";
import type { SaleDays } from "#components/ui/sale-until.tsx";
import { findSale } from "#lib/content/announcements.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Price } from "#schemas/money.ts";
import type { Locale } from "#schemas/locale.ts";

/** The days of the sale for beside its prices, in words without a full stop; nothing where none of the prices is of it. */
export function saleDays(prices: readonly Price[], locale: Locale): SaleDays | undefined {
  return prices.some((price) => !("free" in price) && price.sale !== undefined) ? daysOfSale(locale, "downloads.saleUntil") : undefined;
}

function daysOfSale(locale: Locale, words: "downloads.saleUntil" | "pricing.saleUntil"): SaleDays | undefined {
  const sale = findSale(vendorDay);
  if (sale === undefined) return undefined;
  const { start, end } = sale;
  return { start, end, words: translatorFor(locale)(words, { day: formatDay(end, locale) }), isAhead: vendorDay < start };
}

/** Until when the sale prices are good. The island's loader hides it on other days: the document may be older than they are. */
export function SaleEnd({ locale }: { locale: Locale }) {
  const days = daysOfSale(locale, "pricing.saleUntil");
  if (days === undefined) return null;
  const { start, end, words, isAhead } = days;
  return (
    <b hidden={isAhead} data-sale="" data-from={start} data-until={end} className="font-semibold text-signal">
      {words}
    </b>
  );
}
