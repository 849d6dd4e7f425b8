/** Every edition of every product with its figures: the catalogue as one sheet. */
import { systemWords } from "#lib/content/fact-words.ts";
import type { Product } from "#lib/content/products.ts";
import { formatMoney, formatNumber } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { editionName } from "./edition-table.tsx";

const HEAD = "py-3 pr-6 font-normal whitespace-nowrap";
const CELL = "py-3 pr-6 align-top";

export function CatalogueTable({ products, locale }: { products: readonly Product[]; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={t("products.catalogue")}>
      <table className="w-full min-w-[52rem] border-collapse text-left text-small">
        <thead className="text-mute">
          <tr>
            {[
              t("products.product"),
              t("catalogue.listPrice"),
              t("catalogue.salePrice"),
              t("catalogue.channels"),
              t("catalogue.systems"),
              t("catalogue.salesCondition"),
            ].map((label) => (
              <th key={label} scope="col" className={HEAD}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.flatMap(({ facts }) =>
            facts.editions.map((edition) => {
              const { key, price, channels, systems = facts.systems } = edition;
              const name = editionName(facts, edition, t);
              return (
                <tr key={key} data-catalogue-key={key} className="border-t border-line">
                  <th scope="row" className={`${CELL} font-semibold`}>
                    <a href={localePath(locale, facts.path)} className="hover:text-signal">
                      {name === facts.name ? name : `${facts.name} ${name}`}
                    </a>
                  </th>
                  <td className={CELL}>{"free" in price ? t("catalogue.free") : formatMoney(price.list, locale)}</td>
                  <td className={CELL}>
                    {"free" in price ? t("catalogue.free") : price.sale === undefined ? "–" : formatMoney(price.sale, locale)}
                  </td>
                  <td className={CELL}>
                    {channels === undefined ? "–" : t("catalogue.upToChannels", { count: formatNumber(channels.max, locale) })}
                  </td>
                  <td className={CELL}>{systems.map((system) => systemWords(system, t)).join(", ")}</td>
                  <td className={CELL}>{t(`catalogue.${facts.salesCondition === "Discontinued" ? "Discontinued" : "nowAvailable"}`)}</td>
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
    </div>
  );
}
