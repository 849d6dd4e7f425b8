import { currentPrice } from "#lib/content/fact-words.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { Price } from "./price.tsx";

/** What larger editions cost at least, when the smallest is free; undefined otherwise. */
export function largerPriceNote({ editions }: Pick<ProductFacts, "editions">, locale: Locale): string | undefined {
  const prices = editions.flatMap(({ price }) => currentPrice(price) ?? []);
  if (prices.length === 0 || prices.length === editions.length) return undefined;
  return translatorFor(locale)("catalogue.largerFrom", { price: formatMoney(Math.min(...prices), locale) });
}

type Props = { facts: ProductFacts; /** Left out where the note stands elsewhere. */ hasNote?: boolean; locale: Locale };

/** What a product costs at least: free, or its cheapest edition; a free one says what the larger editions cost. */
export function LowestPrice({ facts, hasNote = true, locale }: Props) {
  const prices = facts.editions.map(({ price }) => price).sort((a, b) => (currentPrice(a) ?? 0) - (currentPrice(b) ?? 0));
  const [lowest] = prices;
  if (lowest === undefined) return null;
  const note = hasNote ? largerPriceNote(facts, locale) : undefined;
  return (
    <>
      <Price price={lowest} from={prices.length > 1 && !("free" in lowest)} locale={locale} />
      {note !== undefined && <span className="block text-small leading-snug text-mute sm:whitespace-nowrap">{note}</span>}
    </>
  );
}
