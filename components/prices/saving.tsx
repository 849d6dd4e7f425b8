import { percentSaved } from "#lib/content/fact-words.ts";
import { formatMoney, formatPercent } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Price } from "#schemas/money.ts";

/** What a sale saves today, as an amount and as a share of the list price; nothing where there is no sale. */
export function Saving({ price, locale }: { price: Price; locale: Locale }) {
  if ("free" in price || price.sale === undefined) return null;
  return (
    <span className="text-small whitespace-nowrap text-mute">
      {translatorFor(locale)("pricing.saves", {
        amount: formatMoney(price.list - price.sale, locale),
        percent: formatPercent(percentSaved(price.list, price.sale), locale),
      })}
    </span>
  );
}
