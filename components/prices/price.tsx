/** A price from facts, in a page's language. */
import { type PriceLabels, PriceText } from "#components/ui/price-text.tsx";
import { formatMoney } from "#lib/i18n/format.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Price as PriceFact } from "#schemas/money.ts";

type Props = {
  price: PriceFact;
  locale: Locale;
  className?: string;
  /** Said before the price when a product has several: "from". */ from?: boolean;
};

export function Price({ price, locale, from = false, className = "" }: Props) {
  const t = translatorFor(locale);
  const labels = priceLabels(price, locale, t);
  return <PriceText price={from && !("free" in price) ? startingAt(labels, t) : labels} className={className} />;
}

/** With "from" before both prices, or behind today's, as the language has it. */
function startingAt(labels: PriceLabels, t: Translate): PriceLabels {
  const [before = "", after = ""] = t("catalogue.from", { price: GAP }).split(GAP);
  return { ...labels, ...(before === "" ? {} : { before: before.trim() }), ...(after === "" ? {} : { after: after.trim() }) };
}

/** Where the price stands in the message. */
const GAP = "\uFFFC";

export function priceLabels(price: PriceFact, locale: Locale, t: Translate): PriceLabels {
  if ("free" in price) return { today: t("catalogue.free") };
  const { list, sale } = price;
  return {
    today: formatMoney(sale ?? list, locale),
    ...(sale === undefined
      ? {}
      : { sale: { list: formatMoney(list, locale), listLabel: t("catalogue.listPrice"), saleLabel: t("catalogue.salePrice") } }),
  };
}
