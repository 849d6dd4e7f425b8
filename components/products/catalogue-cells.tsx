import type { ReactNode } from "react";
import { systemText } from "#lib/content/fact-text.ts";
import type { Translate } from "#lib/content/translator.ts";
import { formatMoney, formatNumber } from "#lib/i18n/format.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { LastPrice } from "./edition-rows.tsx";

type Cell = {
  label: string;
  content: ReactNode;
  /** Hidden in the narrow layout. */
  isEmpty?: boolean;
  /** Columns that it spans, 1 by default. */
  columns?: number;
};

/** The cells of an edition in the catalogue table, without the first column. */
export function cellsOf(facts: ProductFacts, { price, channels, systems = facts.systems }: Edition, locale: Locale, t: Translate): Cell[] {
  const isDiscontinued = facts.salesCondition === "Discontinued";
  return [
    ...priceCells(price, isDiscontinued, locale, t),
    {
      label: t("catalogue.channels"),
      content:
        channels === undefined ? (
          "–"
        ) : (
          <span className="whitespace-nowrap">{t("catalogue.upToChannels", { count: formatNumber(channels.max, locale) })}</span>
        ),
      isEmpty: channels === undefined,
    },
    {
      label: t("catalogue.systems"),
      content: (
        <ul>
          {systems.map((system) => (
            <li key={system.system} className="@min-[45rem]:whitespace-nowrap">
              {systemText(system, t)}
            </li>
          ))}
        </ul>
      ),
    },
    {
      label: t("catalogue.salesCondition"),
      content: (
        <span className={isDiscontinued ? "text-mute" : "whitespace-nowrap"}>
          {t(`catalogue.${isDiscontinued ? "Discontinued" : "nowAvailable"}`)}
        </span>
      ),
    },
  ];
}

/** List price and sale price; "free" for free editions, and the last price for discontinued ones. */
function priceCells(price: Edition["price"], isDiscontinued: boolean, locale: Locale, t: Translate): Cell[] {
  const [list, sale] = [t("catalogue.listPrice"), t("catalogue.salePrice")];
  if ("free" in price) return [{ label: t("catalogue.price"), content: t("catalogue.free"), columns: 2 }];
  const { list: full, sale: today } = price;
  if (isDiscontinued)
    return [
      { label: list, content: <span className="text-mute">{formatMoney(full, locale)}</span> },
      { label: t("catalogue.price"), content: <LastPrice price={price} locale={locale} /> },
    ];
  return [
    { label: list, content: formatMoney(full, locale) },
    { label: sale, content: today === undefined ? "–" : formatMoney(today, locale), isEmpty: today === undefined },
  ];
}
