/** What the catalogue's sheet says of one edition: a label and its words for each column but the first. */
import type { ReactNode } from "react";
import { systemWords } from "#lib/content/fact-words.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { LastPrice } from "./edition-offer.tsx";

type Cell = {
  label: string;
  words: ReactNode;
  /** Nothing that a visitor would miss: left out where rows stack. */
  isSpare?: boolean;
  /** Says by itself what it is: its label is not seen where rows stack. */
  isPlain?: boolean;
  /** Its row and column where rows stack: classes. */
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
          <span className="whitespace-nowrap">{t("catalogue.upToChannels", { count: channels.max })}</span>
        ),
      isSpare: channels === undefined && facts.formats.length > 0,
      isPlain: channels === undefined,
      place: "col-start-1 row-start-2",
    },
    {
      label: t("catalogue.systems"),
      words: (
        <ul className="@max-[48rem]:flex @max-[48rem]:flex-wrap @max-[48rem]:gap-x-4">
          {systems.map((system) => (
            <li key={system.system} className="@min-[48rem]:whitespace-nowrap">
              {systemWords(system, t)}
            </li>
          ))}
        </ul>
      ),
      place: "col-span-2 row-start-3",
    },
  ];
}

/** Beside the name where rows stack. */
const TODAY = "row-start-1 col-start-2 justify-end";
/** Below that. */
const LIST = "row-start-2 col-start-2 justify-end";

/** List price and sale price; what is free has neither, and what is no longer sold has what it cost last. */
function priceCells(price: Edition["price"], isDiscontinued: boolean, locale: Locale, t: Translate): Cell[] {
  const [list, sale] = [t("catalogue.listPrice"), t("catalogue.salePrice")];
  if ("free" in price)
    return [{ label: t("catalogue.price"), words: t("catalogue.free"), isSum: true, columns: 2, isPlain: true, place: TODAY }];
  const { list: full, sale: today } = price;
  if (isDiscontinued)
    return [
      { label: list, words: <span className="text-mute">{formatMoney(full, locale)}</span>, isSum: true, place: LIST },
      {
        label: t("catalogue.price"),
        words: <LastPrice price={price} locale={locale} />,
        isSum: true,
        isPlain: true,
        place: `${TODAY} @min-[48rem]:max-w-32`,
      },
    ];
  return [
    {
      label: list,
      words: formatMoney(full, locale),
      isSum: true,
      ...(today === undefined ? { isPlain: true, place: TODAY } : { place: LIST }),
    },
    {
      label: sale,
      words: today === undefined ? "–" : <span className="@max-[48rem]:font-semibold">{formatMoney(today, locale)}</span>,
      isSum: true,
      isSpare: today === undefined,
      isPlain: true,
      place: TODAY,
    },
  ];
}
