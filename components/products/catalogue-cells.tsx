/** What the catalogue's sheet says of one edition: a label and its words for each column but the first. */
import type { ReactNode } from "react";
import { systemWords } from "#lib/content/fact-words.ts";
import { formatMoney, formatNumber } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { LastPrice } from "./edition-offer.tsx";

type Cell = {
  label: string;
  words: ReactNode;
  /** Nothing to say: left out where rows stack. */
  isSpare?: boolean;
  /** Says by itself what it is: without its label where rows stack. */
  isPlain?: boolean;
  /** Which column it begins in where rows stack: a class. */
  place?: string;
  /** A sum: at the right of its column. */
  isSum?: boolean;
  /** How many columns of the sheet it fills: one, unless said. */
  columns?: number;
};

export function cellsOf(facts: ProductFacts, { price, channels, systems = facts.systems }: Edition, locale: Locale, t: Translate): Cell[] {
  const isDiscontinued = facts.salesCondition === "Discontinued";
  return [
    ...priceCells(price, isDiscontinued, locale, t),
    {
      label: t("catalogue.channels"),
      words:
        channels === undefined ? (
          <span className="text-mute">{facts.formats.length === 0 ? t("catalogue.app") : "–"}</span>
        ) : (
          <span className="whitespace-nowrap">{t("catalogue.upToChannels", { count: formatNumber(channels.max, locale) })}</span>
        ),
      isSpare: channels === undefined,
      place: "col-start-1",
    },
    {
      label: t("catalogue.systems"),
      words: (
        <ul>
          {systems.map((system) => (
            <li key={system.system} className="@min-[48rem]:whitespace-nowrap">
              {systemWords(system, t)}
            </li>
          ))}
        </ul>
      ),
      isPlain: true,
      place: "@max-[48rem]:row-span-2 col-start-2",
    },
    {
      label: t("catalogue.salesCondition"),
      words: (
        <span className={isDiscontinued ? "text-mute" : "whitespace-nowrap @max-[48rem]:text-mute"}>
          {t(`catalogue.${isDiscontinued ? "Discontinued" : "nowAvailable"}`)}
        </span>
      ),
      isPlain: true,
      place: "col-start-1",
    },
  ];
}

/** List price and sale price; what is free has neither, and what is no longer sold only a memory of one. */
function priceCells(price: Edition["price"], isDiscontinued: boolean, locale: Locale, t: Translate): Cell[] {
  const [list, sale] = [t("catalogue.listPrice"), t("catalogue.salePrice")];
  if ("free" in price) return [{ label: t("catalogue.price"), words: t("catalogue.free"), isSum: true, columns: 2 }];
  const { list: full, sale: today } = price;
  if (isDiscontinued)
    return [
      { label: list, words: <span className="text-mute">{formatMoney(full, locale)}</span>, isSum: true },
      { label: t("catalogue.price"), words: <LastPrice price={price} locale={locale} />, isSum: true, place: "@min-[48rem]:max-w-32" },
    ];
  return [
    { label: list, words: formatMoney(full, locale), isSum: true },
    { label: sale, words: today === undefined ? "–" : formatMoney(today, locale), isSum: true, isSpare: today === undefined },
  ];
}
