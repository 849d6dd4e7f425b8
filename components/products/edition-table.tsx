/** The editions of a product, two or more, side by side as a true table, which a screen holds as a whole; on a phone a block for each edition. */
import type { ReactNode } from "react";
import { editionName } from "#lib/content/edition-names.ts";
import type { Product } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { EditionOffer } from "./edition-offer.tsx";
import { commonFacts, editionRows } from "./edition-rows.tsx";

/** On a phone rows have no box: cells stand one below the other, in the order of their columns. */
const COLUMNS = ["order-1", "order-2", "order-3", "order-4", "order-5", "order-6"];
const LINE = "@xl:border-t @xl:border-t-line";
const LABEL = "py-4 pr-6 align-baseline text-small font-normal text-mute @max-xl:hidden";
/** The usual edition's column, from its name to its last cell. */
const USUAL = "border-x border-tone bg-raise";
const USUAL_NAME = `${USUAL} rounded-t-lg border-t`;
const USUAL_END = "rounded-b-lg border-b";
/** On a phone each of the others has a frame, too. */
const OTHER = "@max-xl:border-x @max-xl:border-line";
const OTHER_NAME = `${OTHER} bg-paper @max-xl:rounded-t-lg @max-xl:border-t`;
const OTHER_END = "@max-xl:rounded-b-lg @max-xl:border-b";
const frameOf = (isUsual: boolean, isLast: boolean) =>
  `${isUsual ? USUAL : OTHER} ${isLast ? `${isUsual ? USUAL_END : OTHER_END} @max-xl:pb-4` : ""}`;

export function EditionTable({ product: { facts, words }, locale }: { product: Product; locale: Locale }) {
  const t = translatorFor(locale);
  const { editions } = facts;
  const rows = editionRows(facts, words.data.editions, locale);
  // Rules end at the frame of the usual edition, and its lower edge needs none below it.
  const lastRule = facts.usual === undefined ? LINE : "";
  const cells = (content: (edition: (typeof editions)[number]) => ReactNode, hasRule = false, isLast = false) =>
    editions.map((edition, column) => (
      <td
        key={edition.key}
        className={`px-5 py-4 align-baseline @max-xl:py-1.5 ${COLUMNS[column] ?? "order-6"} ${hasRule && edition.key !== facts.usual ? LINE : ""} ${frameOf(edition.key === facts.usual, isLast)}`}
      >
        {content(edition)}
      </td>
    ));
  return (
    <div className="@container">
      <table className="w-full table-fixed border-separate border-spacing-0 text-left @max-xl:flex @max-xl:flex-col">
        <caption className="sr-only">{t("products.editionsOf", { product: facts.name })}</caption>
        <thead className="@max-xl:contents">
          <tr className="@max-xl:contents">
            <td className="w-40 @max-xl:hidden" />
            {editions.map((edition, column) => (
              <th
                key={edition.key}
                scope="col"
                className={`px-5 pt-4 align-bottom text-h3 font-semibold @max-xl:mt-4 @max-xl:pb-0 ${COLUMNS[column] ?? "order-6"} ${edition.key === facts.usual ? USUAL_NAME : OTHER_NAME}`}
              >
                {edition.key === facts.usual && <span className="block text-small text-tone">{t("pricing.usual")}</span>}{" "}
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
            {cells(
              (edition) => (
                <EditionOffer facts={facts} edition={edition} locale={locale} />
              ),
              false,
              rows.length === 0,
            )}
          </tr>
          {rows.map(({ label, cell, isHigh = false }, place) => (
            <tr key={label} className="@max-xl:contents">
              <th scope="row" className={`${LABEL} ${LINE} ${isHigh ? "align-middle!" : ""}`}>
                {label}
              </th>
              {cells(
                (edition) => (
                  <>
                    <span className="mr-3 text-small text-mute @xl:hidden">{label}</span>
                    {cell(edition)}
                  </>
                ),
                true,
                place === rows.length - 1,
              )}
            </tr>
          ))}
          <tr className="@max-xl:contents">
            <th scope="row" className={`${LABEL} ${lastRule} order-last @xl:pt-12`}>
              {t("products.inAllEditions")}
            </th>
            <td
              colSpan={editions.length}
              className={`order-last py-4 align-baseline @xl:px-5 @xl:pt-12 @max-xl:mt-6 @max-xl:border-t @max-xl:border-rule ${lastRule}`}
            >
              <span className="block text-h3 font-semibold @xl:hidden">{t("products.inAllEditions")}</span>
              {/* Lines over the table's width: what stands below an edition's name would seem to be that edition's alone. */}
              <dl className="grid gap-y-2 @max-xl:mt-3">
                {commonFacts(facts, locale).map(([label, value]) => (
                  <div key={label} className="grid items-baseline gap-x-6 @xl:grid-cols-[9rem_minmax(0,1fr)]">
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
