/** What the catalogue's sheet says of one edition: a label and its words for each column but the first. */
import type { ReactNode } from "react";
import { systemWords } from "#lib/content/fact-words.ts";
import { formatMoney, formatNumber } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { LastPrice } from "./edition-rows.tsx";

type Cell = {
  label: string;
  words: ReactNode;
  /** Said once already, or nothing to say: left out where rows stack. */
  isSpare?: boolean;
};

export function cellsOf(facts: ProductFacts, { price, channels, systems = facts.systems }: Edition, locale: Locale, t: Translate): Cell[] {
  const isDiscontinued = facts.salesCondition === "Discontinued";
  return [
    ...priceCells(price, isDiscontinued, locale, t),
    {
      label: t("catalogue.channels"),
      words:
        channels === undefined ? (
          "–"
        ) : (
          <span className="whitespace-nowrap">{t("catalogue.upToChannels", { count: formatNumber(channels.max, locale) })}</span>
        ),
      isSpare: channels === undefined,
    },
    {
      label: t("catalogue.systems"),
      words: (
        <ul>
          {systems.map((system) => (
            <li key={system.system} className="@min-[45rem]:whitespace-nowrap">
              {systemWords(system, t)}
            </li>
          ))}
        </ul>
      ),
    },
    {
      label: t("catalogue.salesCondition"),
      words: (
        <span className={isDiscontinued ? "text-mute" : "whitespace-nowrap"}>
          {t(`catalogue.${isDiscontinued ? "Discontinued" : "nowAvailable"}`)}
        </span>
      ),
    },
  ];
}

/** List price and sale price. What is no longer sold has none, only a memory of it. */
function priceCells(price: Edition["price"], isDiscontinued: boolean, locale: Locale, t: Translate): Cell[] {
  const [list, sale] = [t("catalogue.listPrice"), t("catalogue.salePrice")];
  if ("free" in price)
    return [
      { label: list, words: t("catalogue.free") },
      { label: sale, words: t("catalogue.free"), isSpare: true },
    ];
  const { list: full, sale: today } = price;
  if (isDiscontinued)
    return [
      { label: list, words: <span className="text-mute">{formatMoney(full, locale)}</span>, isSpare: true },
      { label: sale, words: <LastPrice price={price} locale={locale} /> },
    ];
  return [
    { label: list, words: formatMoney(full, locale) },
    { label: sale, words: today === undefined ? "–" : formatMoney(today, locale), isSpare: today === undefined },
  ];
}
