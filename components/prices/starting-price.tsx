import type { Locale } from "#schemas/locale.ts";
import type { PaidPrice } from "#schemas/money.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { LowestPrice } from "./lowest-price.tsx";
import { Price } from "./price.tsx";
import { Saving } from "./saving.tsx";

type Props = { facts: ProductFacts; locale: Locale; isShort?: boolean };

/** What a product costs today: free, or of several editions the cheapest, with "from"; nothing for what is no longer sold. */
export function StartingPrice({ facts, locale, isShort = false }: Props) {
  if (facts.salesCondition === "Discontinued") return null;
  const paid = facts.editions.flatMap(({ price }) => ("free" in price ? [] : [price]));
  const [cheapest] = paid.toSorted((a, b) => today(a) - today(b));
  if (cheapest === undefined || paid.length < facts.editions.length)
    return isShort ? (
      <Price price={{ free: true }} locale={locale} />
    ) : (
      <span className="block text-h3 leading-tight">
        <LowestPrice facts={facts} locale={locale} />
      </span>
    );
  const isFrom = paid.length > 1;
  if (isShort) return <Price price={{ list: today(cheapest) }} locale={locale} from={isFrom} />;
  return (
    <span className="flex flex-wrap items-baseline gap-x-4">
      <Price price={cheapest} locale={locale} from={isFrom} className="text-h3 leading-tight" /> <Saving price={cheapest} locale={locale} />
    </span>
  );
}

const today = ({ list, sale }: PaidPrice): number => sale ?? list;
