import { currentPrice } from "#lib/content/fact-words.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { Price } from "./price.tsx";

/** What a product costs at least: free, or its cheapest edition; a free one says what the larger editions cost. */
export function LowestPrice({ facts: { editions, salesCondition }, locale }: { facts: ProductFacts; locale: Locale }) {
  const t = translatorFor(locale);
  if (salesCondition === "Discontinued") return <span className="text-small text-mute">{t("catalogue.Discontinued")}</span>;
  const prices = editions.map(({ price }) => price).sort((a, b) => (currentPrice(a) ?? 0) - (currentPrice(b) ?? 0));
  const [lowest, next] = prices;
  if (lowest === undefined) return null;
  const larger = "free" in lowest && next !== undefined ? currentPrice(next) : undefined;
  return (
    <>
      <Price price={lowest} from={prices.length > 1 && !("free" in lowest)} locale={locale} />
      {larger !== undefined && (
        <span className="block text-small leading-snug text-mute sm:whitespace-nowrap">
          {t("catalogue.largerFrom", { price: formatMoney(larger, locale) })}
        </span>
      )}
    </>
  );
}
