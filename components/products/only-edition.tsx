import { editionName } from "#lib/content/edition-names.ts";
import type { Product } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition } from "#schemas/product-facts.ts";
import { EditionOffer } from "./edition-offer.tsx";
import { commonFacts, editionRows } from "./edition-rows.tsx";

type Props = { product: Product; edition: Edition; locale: Locale };

/** What a product with one edition costs in the shop, and beside it what it has and where it runs. */
export function OnlyEdition({ product, edition, locale }: Props) {
  const { facts, words } = product;
  const t = translatorFor(locale);
  const rows = editionRows(facts, words.data.editions, locale).map(({ label, cell }) => [label, cell(edition)] as const);
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      <div>
        <p className="text-h3 font-semibold">{editionName(facts, edition, t)}</p>
        <p className="mt-2 mb-5 max-w-[26em] text-mute">{words.data.editions[edition.key]?.description}</p>
        <EditionOffer facts={facts} edition={edition} locale={locale} />
      </div>
      <dl>
        {[...rows, ...commonFacts(facts, locale)].map(([label, value]) => (
          <div key={label} className="grid content-start gap-y-1 border-t border-line py-4">
            <dt className="text-small text-mute">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
