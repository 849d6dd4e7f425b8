import { translatorFor } from "#lib/content/translator.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Price as PriceFact } from "#schemas/money.ts";

type Props = {
  price: PriceFact;
  locale: Locale;
  className?: string;
  /** Writes "from" before the price. */
  from?: boolean;
};

/** A price. In a sale the list price is struck through, and both are labelled for screen readers. */
export function Price({ price, locale, from = false, className = "" }: Props) {
  const t = translatorFor(locale);
  if ("free" in price) return <b className={`font-semibold whitespace-nowrap ${className}`}>{t("catalogue.free")}</b>;
  const today = formatMoney(price.sale ?? price.list, locale);
  return (
    <span className={`inline-flex items-baseline gap-x-2.5 whitespace-nowrap ${className}`}>
      {price.sale !== undefined && (
        <s className="text-[0.72em] text-mute">
          <span className="sr-only">{t("catalogue.listPrice")} </span>
          {formatMoney(price.list, locale)}
        </s>
      )}
      <b className="font-semibold">
        {price.sale !== undefined && <span className="sr-only">{t("catalogue.salePrice")} </span>}
        {from ? t("catalogue.from", { price: today }) : today}
      </b>
    </span>
  );
}
