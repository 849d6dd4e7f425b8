/** What the table of editions says of each: a row with its label, and its words for one edition. */
import type { ReactNode } from "react";
import { TextLink } from "#components/ui/text-link.tsx";
import { requireDaw, requireFormat } from "#lib/content/facts.ts";
import { currentPrice, systemWords } from "#lib/content/fact-words.ts";
import { editionDownload, type Product } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { formatList, formatMoney, formatNumber } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { Price } from "./price.tsx";

type Row = { label: string; cell: (edition: Edition) => ReactNode };
type Words = Product["words"]["data"]["editions"];

export function editionRows(facts: ProductFacts, words: Words, locale: Locale): Row[] {
  const t = translatorFor(locale);
  const isDiscontinued = facts.salesCondition === "Discontinued";
  const isFree = facts.editions.every(({ price }) => "free" in price);
  /** Among several systems, a format that only one of them knows says so. */
  const formatWords = (name: ProductFacts["formats"][number]) => {
    const [only, ...others] = requireFormat(name).systems;
    return only === undefined || others.length > 0 || facts.systems.length === 1
      ? name
      : t("catalogue.formatOnlyOn", { format: name, system: only });
  };
  const hasMore = Object.values(words).some(({ features }) => features !== undefined);
  return [
    {
      label: t("catalogue.price"),
      cell: ({ price }) =>
        isDiscontinued ? <LastPrice price={price} locale={locale} /> : <Price price={price} locale={locale} className="text-h3" />,
    },
    ...(isDiscontinued || isFree ? [] : [{ label: t("products.buy"), cell: (edition: Edition) => buyLinkOf(facts, edition, locale) }]),
    {
      label: t("catalogue.channels"),
      cell: ({ channels }) => {
        if (channels === undefined) return "–";
        const count = t("catalogue.upToChannels", { count: formatNumber(channels.max, locale) });
        return channels.layout === undefined ? count : t("catalogue.channelsWithLayout", { channels: count, layout: channels.layout });
      },
    },
    ...(hasMore ? [{ label: t("products.more"), cell: ({ key }: Edition) => moreWords(words[key]?.features) }] : []),
    {
      label: t("catalogue.formats"),
      cell: ({ formats = facts.formats }) => (formats.length === 0 ? t("catalogue.app") : formatList(formats.map(formatWords), locale)),
    },
    {
      label: t("catalogue.systems"),
      cell: ({ systems = facts.systems }) => (
        <ul>
          {systems.map((system) => (
            <li key={system.system}>{systemWords(system, t)}</li>
          ))}
        </ul>
      ),
    },
    { label: t("catalogue.daws"), cell: ({ daws = facts.daws }) => formatList(daws.map(requireDaw), locale) },
    { label: t("catalogue.salesCondition"), cell: () => t(`catalogue.${isDiscontinued ? "Discontinued" : "nowAvailable"}`) },
  ];
}

/** A memory, not an offer. */
export function LastPrice({ price, locale }: { price: Edition["price"]; locale: Locale }) {
  const t = translatorFor(locale);
  const cents = currentPrice(price);
  return (
    <span className="text-mute">
      {cents === undefined ? t("catalogue.free") : t("catalogue.lastSoldAt", { price: formatMoney(cents, locale) })}
    </span>
  );
}

/** To the shop; what is free goes straight to its download. */
function buyLinkOf(facts: ProductFacts, { key, buyLink, price }: Edition, locale: Locale): ReactNode {
  const t = translatorFor(locale);
  if (buyLink === "" && !("free" in price)) return <span className="text-mute">{t("products.notSold")}</span>;
  return (
    <TextLink href={buyLink === "" ? localePath(locale, editionDownload(facts, key)) : requireLink(buyLink)} tone="signal">
      {buyLink === "" ? t("products.download") : t("products.buyInShop")}
    </TextLink>
  );
}

function moreWords(features: readonly string[] | undefined): ReactNode {
  if (features === undefined) return "–";
  return (
    <ul className="grid gap-2">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
