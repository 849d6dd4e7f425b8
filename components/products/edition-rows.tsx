/** What differs between the editions of a product, a row with its label for each fact, and what is the same in all of them. */
import type { ReactNode } from "react";
import { formatWords, systemWords } from "#lib/content/fact-words.ts";
import type { Product } from "#lib/content/products.ts";
import { formatList } from "#lib/i18n/format.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { ChannelRing } from "#components/ui/channel-ring.tsx";

type Row = {
  label: string;
  cell: (edition: Edition) => ReactNode;
  /** Higher than a line: the label stands at its middle. */
  isHigh?: boolean;
};
type Words = Product["words"]["data"]["editions"];

export function editionRows(facts: ProductFacts, words: Words, locale: Locale): Row[] {
  const t = translatorFor(locale);
  const has = (is: (edition: Edition) => boolean) => facts.editions.some(is);
  const rows = [
    has(({ channels }) => channels !== undefined) && { label: t("catalogue.channels"), cell: channelsOf(t), isHigh: true },
    has(({ key }) => words[key]?.features !== undefined) && {
      label: t("products.more"),
      cell: ({ key }: Edition) => moreWords(words[key]?.features),
    },
    has(({ formats }) => formats !== undefined) && {
      label: t("catalogue.formats"),
      cell: ({ formats = facts.formats }: Edition) => formatWords({ formats, systems: facts.systems }, locale, t),
    },
    has(({ systems }) => systems !== undefined) && {
      label: t("catalogue.systems"),
      cell: ({ systems = facts.systems }: Edition) =>
        formatList(
          systems.map((system) => systemWords(system, t)),
          locale,
        ),
    },
  ];
  return rows.filter((row) => row !== false);
}

/** What is the same for every edition, each fact with its label; the requirements below have it at length. */
export function commonFacts(facts: ProductFacts, locale: Locale): (readonly [label: string, value: ReactNode])[] {
  const t = translatorFor(locale);
  const own = (fact: "formats" | "systems") => facts.editions.some((edition) => edition[fact] !== undefined);
  const systems = facts.systems.map((system) => systemWords(system, t));
  return [
    ...(own("formats") ? [] : [[t("catalogue.formats"), formatWords(facts, locale, t)] as const]),
    ...(own("systems") ? [] : [[t("catalogue.systems"), formatList(systems, locale)] as const]),
    conditionFact(facts, t),
  ];
}

/** Whether a product is sold, with its label. */
export const conditionFact = ({ salesCondition }: Pick<ProductFacts, "salesCondition">, t: Translate): [label: string, value: string] => [
  t("catalogue.salesCondition"),
  t(`catalogue.${salesCondition === "Discontinued" ? "Discontinued" : "nowAvailable"}`),
];

const channelsOf =
  (t: Translate) =>
  ({ channels }: Edition): ReactNode =>
    channels === undefined ? (
      "–"
    ) : (
      <span className="inline-flex items-center gap-3 align-middle">
        <ChannelRing count={channels.max} className="w-12" />
        <span>{channelWords(channels, t)}</span>
      </span>
    );

/** How many channels an edition carries at most, and their largest layout. */
export function channelWords({ max, layout }: NonNullable<Edition["channels"]>, t: Translate): string {
  const channels = t("catalogue.upToChannels", { count: max });
  return layout === undefined ? channels : t("catalogue.channelsWithLayout", { channels, layout });
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
