/** Every product as one line of a specification sheet; on a phone the lines stack. */
import type { Product } from "#lib/content/products.ts";
import { formatList, formatNumber } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { LowestPrice } from "#components/prices/lowest-price.tsx";
import { ProductMark } from "#components/ui/product-mark.tsx";

const CELL = "py-5 align-middle not-last:pr-5 max-md:block max-md:p-0";
/** The same in every table, so that tables below each other share their columns. */
const WIDTHS = { product: "md:w-60 lg:w-76", channels: "w-24 max-lg:hidden", formats: "w-38 max-lg:hidden", price: "md:w-54 lg:w-58" };

export function ProductTable({ products, locale }: { products: readonly Product[]; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <div className="@container">
      <table className="w-full border-collapse text-left max-md:block md:table-fixed">
        <thead className="text-note text-mute max-md:sr-only">
          <tr>
            {(
              [
                [t("products.product"), WIDTHS.product],
                [t("products.whatItDoes"), ""],
                [t("catalogue.channels"), WIDTHS.channels],
                [t("catalogue.formats"), WIDTHS.formats],
                [t("catalogue.price"), `text-right ${WIDTHS.price}`],
              ] as const
            ).map(([label, width]) => (
              <th key={label} scope="col" className={`pb-3 font-normal whitespace-nowrap not-last:pr-5 ${width}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {products.map(({ slug, facts, words }) => (
            <tr
              key={slug}
              className="group border-t border-line active:opacity-75 max-md:relative max-md:grid max-md:grid-cols-[3rem_minmax(0,1fr)] max-md:gap-x-3 max-md:gap-y-1 max-md:py-5 sm:max-md:grid-cols-[3rem_minmax(0,1fr)_auto]"
            >
              <th scope="row" className={`${CELL} font-normal max-md:contents md:relative`}>
                <span className="flex items-center gap-4 max-md:contents">
                  <ProductMark hue={facts.hue} />
                  {/* The row is pressed as a whole. From its first cell, because WebKit positions nothing in a row. */}
                  <a
                    href={localePath(locale, facts.path)}
                    className="min-w-0 text-h3 leading-tight font-semibold tracking-tight group-hover:text-signal [&_.keep]:whitespace-normal after:absolute after:inset-0 md:after:right-auto md:after:w-[100cqi]"
                  >
                    {facts.name}
                  </a>
                </span>
              </th>
              <td lang={foreignTag(words.language, locale)} className={`${CELL} text-mute max-md:col-start-2 max-md:row-start-2`}>
                {words.data.summary}
              </td>
              <ChannelCells facts={facts} locale={locale} />
              <td
                className={`${CELL} text-h3 max-sm:col-start-2 sm:text-right sm:max-md:col-start-3 sm:max-md:row-span-2 sm:max-md:row-start-1`}
              >
                <LowestPrice facts={facts} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Channels and formats; what is neither measured in channels nor loaded by a DAW is an app, and says so across both columns. */
function ChannelCells({ facts, locale }: { facts: ProductFacts; locale: Locale }) {
  const cell = `${CELL} max-md:hidden md:max-lg:hidden`;
  const channels = channelText(facts, locale);
  const formats = facts.formats.length === 0 ? translatorFor(locale)("catalogue.app") : formatList(facts.formats, locale);
  if (channels === undefined)
    return (
      <td colSpan={2} className={`${cell} text-small text-mute`}>
        {formats}
      </td>
    );
  return (
    <>
      <td className={`${cell} whitespace-nowrap`}>{channels}</td>
      <td className={`${cell} text-small text-mute`}>{formats}</td>
    </>
  );
}

/** "2 to 24" from its smallest to its largest edition; "up to 24" when all are alike. */
function channelText({ editions }: ProductFacts, locale: Locale): string | undefined {
  const counts = editions.flatMap(({ channels }) => channels?.max ?? []);
  if (counts.length === 0) return undefined;
  const t = translatorFor(locale);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  if (fewest === most) return t("catalogue.upToChannels", { count: most });
  return t("catalogue.amounts", { from: formatNumber(fewest, locale), to: formatNumber(most, locale) });
}
