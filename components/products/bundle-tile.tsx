/** All bundles as one tile among the products: what the largest one holds, what they cost, and the way to them. */
import { NameWithArrow } from "#components/ui/name-with-arrow.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { currentPrice, productFact } from "#lib/content/fact-words.ts";
import type { PricedBundle } from "#lib/content/bundles.ts";
import { formatList } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { BundleField } from "./bundle-field.tsx";
import { Price } from "#components/prices/price.tsx";

type Props = { bundles: readonly PricedBundle[]; locale: Locale };

export function BundleTile({ bundles, locale }: Props) {
  const t = translatorFor(locale);
  return (
    <>
      <BundleField parts={bundles[0]?.parts ?? []} className="aspect-3/2 rounded-lg" />
      <b className="mt-5 text-h3 leading-tight font-semibold">
        <a href="#bundles" className="group-hover:text-signal after:absolute after:inset-0">
          <NameWithArrow name={t("products.bundles")} />
        </a>
      </b>
      <p className="mt-1 mb-2.5 text-mute">
        {t("products.bundlesSummary", { percent: productFact.figure("bundleSavingMinimumPercent", locale, t) })}
      </p>
      <p className="mt-auto mb-1 text-h3 leading-tight">
        <BundlePrice bundles={bundles} locale={locale} />
      </p>
      <p className="text-small text-mute">
        {formatList(
          bundles.map(({ name }) => name),
          locale,
        )}
      </p>
      <p className="relative mt-5">
        <ButtonLink href="#bundles" size="small" tone="primary">
          {t("products.toBundles")}
        </ButtonLink>
      </p>
    </>
  );
}

/** What the cheapest bundle costs. */
export function BundlePrice({ bundles, locale }: Props) {
  const list = Math.min(...bundles.flatMap(({ price }) => currentPrice(price) ?? []));
  return <Price price={{ list }} locale={locale} from={bundles.length > 1} />;
}
