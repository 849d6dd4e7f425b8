/** Bundles with their parts and what they save against the list prices, and against the current prices of parts in a sale. */
import { Price } from "#components/facts/price.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import type { PricedBundle } from "#lib/content/bundles.ts";
import { currentPrice, percentSaved } from "#lib/content/fact-text.ts";
import { editionTitle, requireEdition } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { headingId } from "#lib/heading-id.ts";
import { formatMoney, formatPercent } from "#lib/i18n/format.ts";
import type { Locale } from "#schemas/locale.ts";

export function BundleList({ bundles, locale }: { bundles: readonly PricedBundle[]; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <ul className="grid gap-x-16 max-md:gap-y-12 md:grid-cols-2">
      {bundles.map(({ slug, name, parts, price, partsCents, partsTodayCents, buyLink }) => {
        const today = currentPrice(price) ?? 0;
        return (
          // A subgrid aligns prices and buttons of bundles side by side.
          <li key={slug} className="border-t-2 border-ink pt-5 md:row-span-4 md:grid md:grid-rows-subgrid md:nth-last-[n+3]:pb-12">
            <h3 id={headingId(name, new Set())} className="text-h3">
              {name}
            </h3>
            <ul className="mt-3 mb-6 text-mute">
              {parts.map((key) => {
                const { facts, edition } = requireEdition(key);
                return <li key={key}>{editionTitle(facts, edition)}</li>;
              })}
            </ul>
            <div>
              <Price price={price} locale={locale} className="text-h2" />
              <p className="mt-1 max-w-[34em] text-small text-mute">
                {t("products.bundleSaves", {
                  amount: formatMoney(partsCents - today, locale),
                  percent: formatPercent(percentSaved(partsCents, today), locale),
                })}
                {partsTodayCents < partsCents && (
                  <span className="block text-balance">
                    {t("products.bundleSavesToday", { amount: formatMoney(partsTodayCents - today, locale) })}
                  </span>
                )}
              </p>
            </div>
            <p className="mt-5">
              <ButtonLink href={requireLink(buyLink)} tone="plain">
                {t("products.buyInShop")}
              </ButtonLink>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
