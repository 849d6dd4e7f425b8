import { percentSaved } from "#lib/content/fact-text.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { formatMoney, formatPercent } from "#lib/i18n/format.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Price } from "#schemas/money.ts";

/**
 * What a sale saves, as an amount and as a percentage of the list price; nothing without a sale. Full-width brackets are set at half
 * width, so that the text is aligned with the price above it.
 */
export function Saving({ price, locale }: { price: Price; locale: Locale }) {
  if ("free" in price || price.sale === undefined) return null;
  return (
    <span className="text-small whitespace-nowrap text-mute [font-feature-settings:'halt']">
      {translatorFor(locale)("pricing.saves", {
        amount: formatMoney(price.list - price.sale, locale),
        percent: formatPercent(percentSaved(price.list, price.sale), locale),
      })}
    </span>
  );
}
