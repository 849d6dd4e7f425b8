import { vendorDay } from "#components/layout/vendor-day.ts";
import type { SaleDays } from "#components/ui/sale-until.tsx";
import { findSale } from "#lib/content/announcements.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Price } from "#schemas/money.ts";
import type { Locale } from "#schemas/locale.ts";

/** The days of the sale for behind a price; nothing where the price is none of it. */
export function saleDays(price: Price, locale: Locale): SaleDays | undefined {
  const sale = "free" in price || price.sale === undefined ? undefined : findSale(vendorDay);
  if (sale === undefined) return undefined;
  const { start, end } = sale;
  return { start, end, words: translatorFor(locale)("pricing.until", { day: formatDay(end, locale) }), isAhead: vendorDay < start };
}

/** Until when the sale prices are good. The island's loader hides it on other days: the document may be older than they are. */
export function SaleEnd({ locale }: { locale: Locale }) {
  const sale = findSale(vendorDay);
  if (sale === undefined) return null;
  const { start, end } = sale;
  return (
    <b hidden={vendorDay < start} data-sale="" data-from={start} data-until={end} className="font-semibold text-signal">
      {translatorFor(locale)("pricing.saleUntil", { day: formatDay(end, locale) })}
    </b>
  );
}
