/** Bundles with their parts and what they save, computed from the parts' list prices. */
import { currentPrice } from "#lib/content/fact-words.ts";
import type { PricedBundle } from "#lib/content/bundles.ts";
import { requireEdition } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { formatMoney, formatPercent } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Price } from "./price.tsx";

export function BundleList({ bundles, locale }: { bundles: readonly PricedBundle[]; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2">
      {bundles.map(({ slug, name, parts, price, partsCents, buyLink }) => {
        const saved = partsCents - (currentPrice(price) ?? 0);
        return (
          <li key={slug} className="border-t-2 border-ink pt-5">
            <h3 className="text-h3">{name}</h3>
            <ul className="mt-3 mb-6 text-mute">
              {parts.map((key) => {
                const { facts, edition } = requireEdition(key);
                return <li key={key}>{`${facts.name} ${edition.edition}`.trim()}</li>;
              })}
            </ul>
            <p className="flex items-baseline gap-4">
              <Price price={price} locale={locale} className="text-h2" />
              <span className="text-small text-mute">
                {t("products.bundleSaves", {
                  amount: formatMoney(saved, locale),
                  percent: formatPercent(Math.floor((saved / partsCents) * 100), locale),
                })}
              </span>
            </p>
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
