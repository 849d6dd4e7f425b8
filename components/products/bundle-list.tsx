/** Bundles with their parts and what they save, computed from what the parts cost today. */
import { currentPrice, percentSaved } from "#lib/content/fact-words.ts";
import type { PricedBundle } from "#lib/content/bundles.ts";
import { requireLink } from "#lib/content/site.ts";
import { headingId } from "#lib/heading-id.ts";
import { formatMoney, formatPercent } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { PriceText } from "#components/ui/price-text.tsx";
import { BundleField } from "./bundle-field.tsx";
import { BundleParts } from "./bundle-parts.tsx";

export function BundleList({ bundles, locale }: { bundles: readonly PricedBundle[]; locale: Locale }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {bundles.map((bundle) => (
        // Side by side, prices and buttons stand on one line, however many parts there are.
        <li
          key={bundle.slug}
          className="grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-lg border border-line bg-raise p-6 md:row-span-4 md:grid-rows-subgrid md:p-8"
        >
          <BundleOffer bundle={bundle} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function BundleOffer({ bundle, locale }: { bundle: PricedBundle; locale: Locale }) {
  const t = translatorFor(locale);
  const { name, parts, price, partsCents, partsTodayCents, buyLink } = bundle;
  const today = currentPrice(price) ?? 0;
  const saving = t("products.bundleSaves", {
    amount: formatMoney(partsCents - today, locale),
    percent: formatPercent(percentSaved(partsCents, today), locale),
  });
  return (
    <>
      <BundleField
        parts={parts}
        className="-mx-6 -mt-6 mb-6 h-36 w-[calc(100%+3rem)] max-w-none md:-mx-8 md:-mt-8 md:mb-0 md:h-44 md:w-[calc(100%+4rem)]"
      />
      <h3 id={headingId(name)} className="text-tagline leading-tight">
        {name}
      </h3>
      <BundleParts parts={parts} locale={locale} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-5">
        <div>
          <PriceText
            price={{
              today: formatMoney(today, locale),
              sale: { list: formatMoney(partsCents, locale), listLabel: t("pricing.partsPrice"), saleLabel: t("catalogue.price") },
            }}
            className="text-tagline leading-tight"
          />
          <p className="mt-1 text-small">
            <b className="block font-semibold">{saving}</b>{" "}
            {/* While parts are on sale, the list prices are not what they cost one by one. */}
            {partsTodayCents < partsCents && (
              <span className="text-mute">{t("products.bundleSavesToday", { amount: formatMoney(partsTodayCents - today, locale) })}</span>
            )}
          </p>
        </div>
        <p className="max-sm:grid max-sm:w-full">
          <ButtonLink href={requireLink(buyLink)} tone="primary">
            {t("products.buyNow")}
            <span className="sr-only"> {name}</span>
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
