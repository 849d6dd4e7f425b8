import { Price } from "#components/prices/price.tsx";
import { currentPrice } from "#lib/content/fact-words.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Price as PriceFact } from "#schemas/money.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

type Props = { facts: ProductFacts; price: PriceFact; isFrom: boolean; isBeta: boolean; locale: Locale };

/** What the download costs, which is nothing; and in smaller letters what the full version costs, while it is sold. Nobody buys a beta. */
export function ChoicePrice({ facts: { trialMinutes, salesCondition }, price, isFrom, isBeta, locale }: Props) {
  const t = translatorFor(locale);
  const cents = currentPrice(price);
  if (cents === undefined || trialMinutes === undefined) return <Price price={price} locale={locale} from={isFrom} className="text-h3" />;
  return (
    <span className="grid">
      <b className="font-semibold">{t("downloads.freeTrial", { time: t("catalogue.minutes", { count: trialMinutes }) })}</b>
      {salesCondition !== "Discontinued" && !isBeta && (
        <span className="text-small text-mute">
          {t("downloads.fullVersion")} <Price price={price} locale={locale} from={isFrom} className="ml-1 text-ink" />
        </span>
      )}
    </span>
  );
}
