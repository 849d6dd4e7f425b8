/** The editions of a product side by side: a true table with sticky headers, stacked on a phone. */
import { requireDaw } from "#lib/content/facts.ts";
import { systemWords } from "#lib/content/fact-words.ts";
import type { Product } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { formatList, formatNumber } from "#lib/i18n/format.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { Price } from "./price.tsx";

type Row = { label: string; cell: (edition: Edition) => React.ReactNode };

export function EditionTable({ product: { facts, words }, locale }: { product: Product; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">{t("products.editionsOf", { product: facts.name })}</caption>
      <thead className="max-md:hidden">
        <tr className="align-top">
          <td className="w-[18%]" />
          {facts.editions.map((edition) => (
            <th key={edition.key} scope="col" className="sticky top-0 bg-paper pt-4 pr-8 pb-4">
              <span className="block text-h3 font-semibold">{editionName(facts, edition, t)}</span>
              <span className="mt-1 block text-small font-normal text-mute">{words.data.editions[edition.key]?.description}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rowsOf(facts, words.data.editions, locale, t).map(({ label, cell }) => (
          <tr key={label} className="border-t border-line max-md:block max-md:py-4">
            <th scope="row" className="py-4 pr-6 align-top text-small font-normal text-mute max-md:block max-md:py-0 max-md:pb-1">
              {label}
            </th>
            {facts.editions.map((edition) => (
              <td key={edition.key} className="py-4 pr-8 align-top max-md:flex max-md:justify-between max-md:gap-6 max-md:py-1 max-md:pr-0">
                {facts.editions.length > 1 && <span className="text-small text-mute md:hidden">{editionName(facts, edition, t)}</span>}
                {cell(edition)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What tells an edition from its sisters: its name, its licence, or the product itself. */
export function editionName(facts: ProductFacts, edition: Edition, t: Translate): string {
  if (edition.edition !== "") return edition.edition;
  return facts.editions.length > 1 ? t(`catalogue.licence.${edition.licence === "single-user" ? "singleUser" : "multiUser"}`) : facts.name;
}

function rowsOf(facts: ProductFacts, words: Product["words"]["data"]["editions"], locale: Locale, t: Translate): Row[] {
  const rows: Row[] = [
    { label: t("catalogue.price"), cell: ({ price }) => <Price price={price} locale={locale} className="text-h3" /> },
    {
      label: t("catalogue.channels"),
      cell: ({ channels }) => {
        if (channels === undefined) return "–";
        const count = t("catalogue.upToChannels", { count: formatNumber(channels.max, locale) });
        return channels.layout === undefined ? count : t("catalogue.channelsWithLayout", { channels: count, layout: channels.layout });
      },
    },
    {
      label: t("catalogue.formats"),
      cell: ({ formats = facts.formats }) => (formats.length === 0 ? t("catalogue.app") : formatList(formats, locale)),
    },
    {
      label: t("catalogue.systems"),
      cell: ({ systems = facts.systems }) => (
        <ul className="max-md:text-right">
          {systems.map((system) => (
            <li key={system.system}>{systemWords(system, t)}</li>
          ))}
        </ul>
      ),
    },
    {
      label: t("catalogue.daws"),
      cell: ({ daws = facts.daws }) => <span className="max-md:text-right">{formatList(daws.map(requireDaw), locale)}</span>,
    },
    {
      label: t("catalogue.salesCondition"),
      cell: () => t(`catalogue.${facts.salesCondition === "Discontinued" ? "Discontinued" : "nowAvailable"}`),
    },
    {
      label: t("products.buy"),
      cell: ({ buyLink, price }) =>
        buyLink === "" ? (
          <span className="text-mute">{"free" in price ? t("products.nothingToBuy") : t("products.notSold")}</span>
        ) : (
          <a href={requireLink(buyLink)} className="font-semibold text-signal underline underline-offset-4">
            {t("products.buyInShop")}
          </a>
        ),
    },
  ];
  if (!Object.values(words).some((edition) => edition.features !== undefined)) return rows;
  const more: Row = {
    label: t("products.more"),
    cell: ({ key }) => (
      <ul className="max-md:text-right">
        {(words[key]?.features ?? ["–"]).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    ),
  };
  return [...rows.slice(0, 2), more, ...rows.slice(2)];
}
