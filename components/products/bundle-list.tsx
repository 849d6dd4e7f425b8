/** Bundles with their parts and what they save, computed from the prices of their parts: the list's, and today's where parts are on sale. */
import { ResponsiveImage } from "#components/ui/responsive-image.tsx";
import { currentPrice, percentSaved } from "#lib/content/fact-words.ts";
import type { PricedBundle } from "#lib/content/bundles.ts";
import { editionTitle, requireEdition } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { headingId } from "#lib/heading-id.ts";
import { formatMoney, formatPercent } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { PriceText } from "#components/ui/price-text.tsx";
import { ProductMark } from "./product-mark.tsx";

export function BundleList({ bundles, locale }: { bundles: readonly PricedBundle[]; locale: Locale }) {
  return (
    <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {bundles.map((bundle) => (
        // Side by side, prices and buttons stand on one line, however many parts there are.
        <li
          key={bundle.slug}
          className="stage grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-lg p-6 md:row-span-5 md:grid-rows-subgrid md:p-8"
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
  const percent = formatPercent(percentSaved(partsCents, today), locale);
  return (
    <>
      <div className="-mx-6 -mt-6 mb-7 flex md:-mx-8 md:-mt-8">
        {parts.map((key) => {
          const { facts, edition } = requireEdition(key);
          return (
            <div key={key} data-hue={facts.hue} className="stage h-40 min-w-0 grow basis-0 overflow-clip pt-5 pl-5 md:h-48">
              {edition.image !== undefined && (
                <ResponsiveImage
                  src={edition.image.src}
                  width={edition.image.width}
                  height={edition.image.height}
                  alt=""
                  sizes="20rem"
                  className="h-[110%] w-auto max-w-none rounded-tl-md border border-line bg-glass"
                />
              )}
            </div>
          );
        })}
      </div>
      <div className="flex flex-col justify-between gap-y-1">
        <h3 id={headingId(name)} className="text-h3 leading-tight">
          {name}
        </h3>
        <p className="text-small font-semibold text-signal">
          {t("products.bundleSaves", { amount: formatMoney(partsCents - today, locale), percent })}
        </p>
      </div>
      <ul className="mt-5 mb-7 grid grid-cols-1 content-start">
        {parts.map((key) => {
          const { facts, edition } = requireEdition(key);
          return (
            <li key={key} data-hue={facts.hue} className="flex items-center gap-4 border-t border-line py-2.5">
              <ProductMark hue={facts.hue} className="w-9" />
              <a href={localePath(locale, facts.path)} className="min-w-0 hover:text-signal">
                {editionTitle(facts, edition)}
              </a>
            </li>
          );
        })}
      </ul>
      <div>
        <PriceText
          price={{
            today: formatMoney(today, locale),
            sale: { list: formatMoney(partsCents, locale), listLabel: t("pricing.partsPrice"), saleLabel: t("catalogue.price") },
          }}
          className="text-h2"
        />
        {partsTodayCents < partsCents && (
          <p className="mt-1 max-w-[34em] text-small text-balance text-mute">
            {t("products.bundleSavesToday", { amount: formatMoney(partsTodayCents - today, locale) })}
          </p>
        )}
      </div>
      <p className="mt-6 grid">
        <ButtonLink href={requireLink(buyLink)} tone="primary">
          {t("products.buyNow")}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
      </p>
    </>
  );
}
