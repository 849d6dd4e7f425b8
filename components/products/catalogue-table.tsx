/** Every edition of every product with its figures: the catalogue as one sheet. Where the sheet has no room, its rows stack. */
import { TextLink } from "#components/ui/text-link.tsx";
import { fullEditionName } from "#lib/content/edition-names.ts";
import { pathOfEdition, type Product } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { SalesCondition } from "#schemas/product-facts.ts";
import { cellsOf } from "./catalogue-cells.tsx";
import { conditionFact } from "./edition-rows.tsx";

const CELL = "py-3 align-top not-last:pr-4 @4xl:not-last:pr-5 @max-[48rem]:py-0.5 @max-[48rem]:not-last:pr-0";
const FIGURE = `${CELL} @max-[48rem]:flex @max-[48rem]:items-baseline`;
const COLUMNS = 5;
const SUM = "@min-[48rem]:text-right @4xl:pr-12!";

export function CatalogueTable({ products, locale }: { products: readonly Product[]; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <div className="@container">
      <table className="w-full border-collapse text-left text-small @max-[48rem]:block">
        <thead className="text-mute @max-[48rem]:hidden">
          <tr>
            {[
              [t("products.product")],
              [t("catalogue.listPrice"), SUM],
              [t("catalogue.salePrice"), SUM],
              [t("catalogue.channels")],
              [t("catalogue.systems")],
            ].map(([label, align = ""]) => (
              <th key={label} scope="col" className={`${CELL} ${align} font-normal @4xl:whitespace-nowrap`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {listConditions(products).map(({ condition, products: sold }) => (
          <tbody key={condition} className="@max-[48rem]:block">
            <tr className="border-t border-line @max-[48rem]:block">
              <th scope="rowgroup" colSpan={COLUMNS} className="pt-6 pb-3 font-normal text-mute @max-[48rem]:block">
                {conditionFact({ salesCondition: condition }, t)[1]}
              </th>
            </tr>
            {sold.flatMap(({ facts }) =>
              facts.editions.map((edition) => (
                <tr
                  key={edition.key}
                  data-catalogue-key={edition.key}
                  className="border-t border-line @max-[48rem]:grid @max-[48rem]:grid-cols-[minmax(0,1fr)_auto] @max-[48rem]:gap-x-4 @max-[48rem]:py-4"
                >
                  <th scope="row" className={`${CELL} font-semibold`}>
                    <TextLink href={localePath(locale, pathOfEdition(facts, edition.key) ?? facts.path)} tone="quiet">
                      {fullEditionName(facts, edition, t)}
                    </TextLink>
                  </th>
                  {cellsOf(facts, edition, locale, t).map(
                    ({ label, words, isSpare = false, isPlain = false, isSum = false, columns, place = "" }) => (
                      <td
                        key={label}
                        colSpan={columns}
                        className={`${FIGURE} ${isSpare ? "@max-[48rem]:hidden" : ""} ${isSum ? SUM : ""} ${place}`}
                      >
                        <span className={`@min-[48rem]:hidden ${isPlain ? "sr-only" : "mr-2.5 shrink-0 text-note text-mute"}`}>
                          {label}{" "}
                        </span>
                        {words}
                      </td>
                    ),
                  )}
                </tr>
              )),
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Products by whether they are sold, so that this is said once for all of them. */
function listConditions(products: readonly Product[]) {
  return SalesCondition.options
    .map((condition) => ({ condition, products: products.filter(({ facts }) => facts.salesCondition === condition) }))
    .filter((group) => group.products.length > 0);
}
