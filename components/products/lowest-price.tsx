import { currentPrice } from "#lib/content/fact-words.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { LastPrice } from "./edition-offer.tsx";
import { Price } from "./price.tsx";

/** What the cheapest larger edition costs, in cents, when the smallest is free; undefined otherwise. */
export function largerPrice({ editions }: Pick<ProductFacts, "editions">): number | undefined {
  const prices = editions.flatMap(({ price }) => currentPrice(price) ?? []);
  return editions.some(({ price }) => "free" in price) && prices.length > 0 ? Math.min(...prices) : undefined;
}

/** What a product costs at least: free, or its cheapest edition; a free one says what the larger editions cost; one that is no longer sold, what it cost last. */
export function LowestPrice({ facts, locale }: { facts: ProductFacts; locale: Locale }) {
  const t = translatorFor(locale);
  const prices = facts.editions.map(({ price }) => price).sort((a, b) => (currentPrice(a) ?? 0) - (currentPrice(b) ?? 0));
  const [lowest] = prices;
  if (lowest === undefined) return null;
  if (facts.salesCondition === "Discontinued")
    return (
      <span className="text-small">
        <LastPrice price={lowest} locale={locale} />
      </span>
    );
  const larger = largerPrice(facts);
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
