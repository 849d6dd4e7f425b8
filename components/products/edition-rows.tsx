import type { ReactNode } from "react";
import { Price } from "#components/facts/price.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { currentPrice, systemText } from "#lib/content/fact-text.ts";
import { requireDaw, requireFormat } from "#lib/content/facts.ts";
import { editionDownload, type Product } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { formatList, formatMoney, formatNumber } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";

type Row = { label: string; cell: (edition: Edition) => ReactNode };
type EditionCopy = Product["copy"]["data"]["editions"];

/** The rows of a product's edition table: a label, and a cell for each edition. */
export function editionRows(facts: ProductFacts, copy: EditionCopy, locale: Locale): Row[] {
  const t = translatorFor(locale);
  const isDiscontinued = facts.salesCondition === "Discontinued";
  const isFree = facts.editions.every(({ price }) => "free" in price);
  /** If the product runs on several systems and the format exists on one of them only, names that one. */
  const formatText = (name: ProductFacts["formats"][number]) => {
    const [only, ...others] = requireFormat(name).systems;
    return only === undefined || others.length > 0 || facts.systems.length === 1
      ? name
      : t("catalogue.formatOnlyOn", { format: name, system: only });
  };
  const hasMore = Object.values(copy).some(({ features }) => features !== undefined);
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
    ...(hasMore ? [{ label: t("products.more"), cell: ({ key }: Edition) => featureList(copy[key]?.features) }] : []),
    {
      label: t("catalogue.formats"),
      cell: ({ formats = facts.formats }) => (formats.length === 0 ? t("catalogue.app") : formatList(formats.map(formatText), locale)),
    },
    {
      label: t("catalogue.systems"),
      cell: ({ systems = facts.systems }) => (
        <ul>
          {systems.map((system) => (
            <li key={system.system}>{systemText(system, t)}</li>
          ))}
        </ul>
      ),
    },
    { label: t("catalogue.daws"), cell: ({ daws = facts.daws }) => formatList(daws.map(requireDaw), locale) },
    { label: t("catalogue.salesCondition"), cell: () => t(`catalogue.${isDiscontinued ? "Discontinued" : "nowAvailable"}`) },
  ];
}

/** The price at which a discontinued edition was last sold. */
export function LastPrice({ price, locale }: { price: Edition["price"]; locale: Locale }) {
  const t = translatorFor(locale);
  const cents = currentPrice(price);
  return (
    <span className="text-mute">
      {cents === undefined ? t("catalogue.free") : t("catalogue.lastSoldAt", { price: formatMoney(cents, locale) })}
    </span>
  );
}

/** The link to the shop, or to the download of a free edition. */
function buyLinkOf(facts: ProductFacts, { key, buyLink, price }: Edition, locale: Locale): ReactNode {
  const t = translatorFor(locale);
  if (buyLink === "" && !("free" in price)) return <span className="text-mute">{t("products.notSold")}</span>;
  return (
    <TextLink href={buyLink === "" ? localePath(locale, editionDownload(facts, key)) : requireLink(buyLink)} tone="signal">
      {buyLink === "" ? t("products.download") : t("products.buyInShop")}
    </TextLink>
  );
}

function featureList(features: readonly string[] | undefined): ReactNode {
  if (features === undefined) return "–";
  return (
    <ul className="grid gap-2">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
