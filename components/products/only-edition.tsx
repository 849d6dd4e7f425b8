import { editionName } from "#lib/content/edition-names.ts";
import type { Product } from "#lib/content/products.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition } from "#schemas/product-facts.ts";
import { EditionOffer } from "./edition-offer.tsx";
import { commonWords, editionRows } from "./edition-rows.tsx";

type Props = { product: Product; edition: Edition; locale: Locale };

/** What a product with one edition costs, and beside it what it has and where it runs. */
export function OnlyEdition({ product: { facts, words }, edition, locale }: Props) {
  const t = translatorFor(locale);
  const rows = editionRows(facts, words.data.editions, locale);
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      <div>
        <p className="text-h3 font-semibold">{editionName(facts, edition, t)}</p>
        <p className="mt-2 mb-5 max-w-[26em] text-mute">{words.data.editions[edition.key]?.description}</p>
        <EditionOffer facts={facts} edition={edition} locale={locale} />
      </div>
      <dl>
        {[
          ...rows.map(({ label, cell }) => [label, cell(edition)] as const),
          [t("catalogue.salesCondition"), commonWords(facts, locale)] as const,
        ].map(([label, value]) => (
          <div key={label} className="grid gap-y-1 border-t border-line py-4">
            <dt className="text-small text-mute">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
