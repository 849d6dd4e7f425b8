import { editionName } from "#lib/content/edition-names.ts";
import type { Product } from "#lib/content/products.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition } from "#schemas/product-facts.ts";
import { EditionOffer, LastPrice } from "./edition-offer.tsx";
import { commonFacts, editionRows } from "./edition-rows.tsx";
import { Price } from "./price.tsx";

type Props = { product: Product; edition: Edition; locale: Locale };

/** What a product with one edition costs, and beside it what it has and where it runs. */
export function OnlyEdition({ product, edition, locale }: Props) {
  const { facts, words } = product;
  const t = translatorFor(locale);
  const description = words.data.editions[edition.key]?.description;
  if ("free" in edition.price || facts.salesCondition === "Discontinued")
    return (
      <>
        <p className="mb-8 max-w-[42em] text-mute">{description}</p>
        <FactList
          product={product}
          edition={edition}
          locale={locale}
          price={[t("catalogue.price"), <NothingToPay key="price" product={product} edition={edition} locale={locale} />]}
          className="grid gap-x-12 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
        />
      </>
    );
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      <div>
        <p className="text-h3 font-semibold">{editionName(facts, edition, t)}</p>
        <p className="mt-2 mb-5 max-w-[26em] text-mute">{description}</p>
        <EditionOffer facts={facts} edition={edition} locale={locale} />
      </div>
      <FactList product={product} edition={edition} locale={locale} />
    </div>
  );
}

/** The head of the page has the download already. */
function NothingToPay({ product: { facts }, edition: { price }, locale }: Props) {
  return facts.salesCondition === "Discontinued" ? (
    <LastPrice price={price} locale={locale} />
  ) : (
    <span data-edition-offer="" className="font-semibold">
      <Price price={price} locale={locale} />
    </span>
  );
}

type Fact = readonly [label: string, value: React.ReactNode];

function FactList({ product, edition, locale, price, className }: Props & { price?: Fact; className?: string }) {
  const { facts, words } = product;
  const t = translatorFor(locale);
  const list: Fact[] = [
    ...(price === undefined ? [] : [price]),
    ...editionRows(facts, words.data.editions, locale).map(({ label, cell }): Fact => [label, cell(edition)]),
    // Where there is nothing to buy, formats are said below, among the requirements.
    ...commonFacts(facts, locale).filter(([label]) => price === undefined || label !== t("catalogue.formats")),
  ];
  return (
    <dl className={className}>
      {list.map(([label, value]) => (
        <div key={label} className="grid content-start gap-y-1 border-t border-line py-4">
          <dt className="text-small text-mute">{label}</dt>
          {/* In one row, all values are as high as a ring of channels, so that its figure stands beside them. */}
          <dd className={price !== undefined && edition.channels !== undefined ? "min-h-12 content-center" : ""}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
