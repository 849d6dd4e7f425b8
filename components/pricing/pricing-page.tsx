/** Every price on one page: editions, upgrades, bundles, and what makes them less. All figures are computed from facts. */
import { Words } from "#components/mdx/words.tsx";
import { BundleList } from "#components/products/bundle-list.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { Section } from "#components/ui/section.tsx";
import { listBundles } from "#lib/content/bundles.ts";
import type { Page } from "#lib/content/pages.ts";
import { listSoldProducts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { PriceSheet } from "./price-sheet.tsx";
import { UpgradeList } from "./upgrade-list.tsx";

export function PricingPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const products = listSoldProducts(locale).map(({ facts }) => facts);
  const isPaid = ({ editions }: (typeof products)[number]) => editions.some(({ price }) => !("free" in price));
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} />
      {products.filter(isPaid).map((facts) => (
        <PriceSheet key={facts.name} facts={facts} locale={locale} />
      ))}
      <Section id="free" title={t("pricing.free")}>
        <ul className="grid gap-x-12 gap-y-3 sm:grid-cols-2">
          {products.flatMap(({ name, path, editions, screens }) =>
            editions.flatMap(({ key, edition, price }) => {
              if (!("free" in price)) return [];
              const own = screens.find((screen) => screen.kind === "edition" && screen.editions.includes(key));
              return (
                <li key={key} className="border-t border-line pt-3">
                  <a href={localePath(locale, own?.path ?? path)} className="text-h3 font-semibold hover:text-signal">
                    {`${name} ${edition}`.trim()}
                  </a>
                </li>
              );
            }),
          )}
        </ul>
      </Section>
      <Section id="upgrades" title={t("pricing.upgrades")}>
        <UpgradeList products={products} locale={locale} />
      </Section>
      <Section id="bundles" title={t("products.bundles")}>
        <BundleList bundles={listBundles()} locale={locale} />
      </Section>
      <Section id="conditions">
        <Words body={page.body} locale={locale} language={page.language} original={page.original} layout="sheet" />
      </Section>
    </>
  );
}
