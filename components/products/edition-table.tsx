/** The editions of a product, two or more, side by side: a true table whose names stay in view; on a phone a block for each edition. */
import type { ReactNode } from "react";
import { editionName } from "#lib/content/edition-names.ts";
import type { Product } from "#lib/content/products.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { EditionOffer } from "./edition-offer.tsx";
import { commonFacts, editionRows } from "./edition-rows.tsx";

/** On a phone rows have no box: cells stand one below the other, in the order of their columns. */
const COLUMNS = ["order-1", "order-2", "order-3", "order-4", "order-5", "order-6"];
const ROW = "@max-xl:contents border-t border-line";
const LABEL = "py-4 pr-6 align-baseline text-small font-normal text-mute @max-xl:hidden";

export function EditionTable({ product: { facts, words }, locale }: { product: Product; locale: Locale }) {
  const t = translatorFor(locale);
  const { editions } = facts;
  const cells = (content: (edition: (typeof editions)[number]) => ReactNode) =>
    editions.map((edition, column) => (
      <td key={edition.key} className={`py-4 align-top not-last:pr-8 @max-xl:px-0 @max-xl:py-1.5 ${COLUMNS[column] ?? "order-6"}`}>
        {content(edition)}
      </td>
    ));
  return (
    <div className="@container">
      <table className="w-full table-fixed border-collapse text-left @max-xl:flex @max-xl:flex-col">
        <caption className="sr-only">{t("products.editionsOf", { product: facts.name })}</caption>
        <thead className="@max-xl:contents">
          <tr className="@max-xl:contents">
            <td className="sticky top-0 z-1 w-40 bg-paper @max-xl:hidden" />
            {editions.map((edition, column) => (
              <th
                key={edition.key}
                scope="col"
                className={`sticky top-0 z-1 bg-paper pt-3 text-h3 font-semibold not-last:pr-8 @max-xl:static @max-xl:mt-4 @max-xl:border-t @max-xl:border-rule @max-xl:pt-6 @max-xl:pb-0 ${COLUMNS[column] ?? "order-6"}`}
              >
                {editionName(facts, edition, t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-xl:contents">
          <tr className="@max-xl:contents">
            <td className="@max-xl:hidden" />
            {cells(({ key }) => (
              <span className="block max-w-[26em] text-small text-mute">{words.data.editions[key]?.description}</span>
            ))}
          </tr>
          <tr className="@max-xl:contents">
            <th scope="row" className={LABEL}>
              {t("catalogue.price")}
            </th>
            {cells((edition) => (
              <EditionOffer facts={facts} edition={edition} locale={locale} />
            ))}
          </tr>
          {editionRows(facts, words.data.editions, locale).map(({ label, cell, isHigh = false }) => (
            <tr key={label} className={ROW}>
              <th scope="row" className={`${LABEL} ${isHigh ? "align-middle!" : ""}`}>
                {label}
              </th>
              {cells((edition) => (
                <>
                  <span className="mr-3 text-small text-mute @xl:hidden">{label}</span>
                  {cell(edition)}
                </>
              ))}
            </tr>
          ))}
          <tr className={ROW}>
            <th scope="row" className={`${LABEL} order-last`}>
              {t("products.inAllEditions")}
            </th>
            <td
              colSpan={editions.length}
              className="order-last py-4 align-baseline @max-xl:mt-6 @max-xl:border-t @max-xl:border-rule @max-xl:px-0"
            >
              <span className="block text-h3 font-semibold @xl:hidden">{t("products.inAllEditions")}</span>
              {/* Lines over the table's width: what stands below an edition's name would seem to be that edition's alone. */}
              <dl className="grid gap-y-2 @max-xl:mt-3">
                {commonFacts(facts, locale).map(([label, value]) => (
                  <div key={label} className="grid gap-x-6 @xl:grid-cols-[9rem_minmax(0,1fr)]">
                    <dt className="text-small text-mute">{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
