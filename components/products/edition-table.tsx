/** The editions of a product side by side; in a narrow container the rows are stacked. */
import { editionName } from "#lib/content/edition-names.ts";
import type { Product } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { editionRows } from "./edition-rows.tsx";

export function EditionTable({ product: { facts, copy }, locale }: { product: Product; locale: Locale }) {
  const t = translatorFor(locale);
  const isOne = facts.editions.length === 1;
  return (
    <div className="@container">
      <table className="w-full border-collapse text-left @max-xl:block">
        <caption className="sr-only">{t("products.editionsOf", { product: facts.name })}</caption>
        <thead className="@max-xl:hidden">
          <tr className="align-top">
            <td className="w-[18%]" />
            {facts.editions.map((edition) => (
              <th key={edition.key} scope="col" className="sticky top-0 bg-paper py-4 not-last:pr-6">
                <span className="block text-h3 font-semibold">{editionName(facts, edition, t)}</span>
                <span className="mt-1 block text-small font-normal text-mute">{copy.data.editions[edition.key]?.description}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-xl:block">
          {editionRows(facts, copy.data.editions, locale).map(({ label, cell }) => (
            <tr key={label} className="border-t border-line @max-xl:block @max-xl:py-4">
              <th scope="row" className="py-4 pr-6 align-baseline text-small font-normal text-mute @max-xl:block @max-xl:py-0 @max-xl:pb-1">
                {label}
              </th>
              {facts.editions.map((edition) => (
                <td
                  key={edition.key}
                  className={`py-4 align-baseline not-last:pr-6 @max-xl:py-1 @max-xl:not-last:pr-0 ${isOne ? "@max-xl:block" : "@max-xl:grid @max-xl:grid-cols-[7.5rem_minmax(0,1fr)] @max-xl:items-baseline @max-xl:gap-x-4"}`}
                >
                  {!isOne && <span className="text-small text-mute @xl:hidden">{editionName(facts, edition, t)}</span>}
                  {cell(edition)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
