/** The prices of all editions, upgrades and bundles. */
import { DocumentBody } from "#components/mdx/document-body.tsx";
import { BundleList } from "#components/products/bundle-list.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { RowArrow } from "#components/ui/row-arrow.tsx";
import { Section } from "#components/ui/section.tsx";
import { listBundles } from "#lib/content/bundles.ts";
import type { PageProps } from "#lib/content/pages.ts";
import { editionTitle, listSoldProducts, pathOfEdition } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { PriceSheet } from "./price-sheet.tsx";
import { UpgradeList } from "./upgrade-list.tsx";

export function PricingPage({ page, locale }: PageProps) {
  const products = listSoldProducts(locale).map(({ facts }) => facts);
  const isPaid = ({ editions }: (typeof products)[number]) => editions.some(({ price }) => !("free" in price));
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} />
      {products.filter(isPaid).map((facts) => (
        <PriceSheet key={facts.name} facts={facts} locale={locale} />
      ))}
      <Section id="free" title={(t) => t("pricing.free")} locale={locale}>
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {products.flatMap((facts) =>
            facts.editions.flatMap((edition) => {
              if (!("free" in edition.price)) return [];
              const path = pathOfEdition(facts, edition.key) ?? facts.path;
              return (
                <li key={edition.key} className="-mt-px border-y border-line">
                  <a
                    href={localePath(locale, path)}
                    className="group flex items-center justify-between gap-6 py-4 text-h3 leading-tight font-semibold hover:text-signal"
                  >
                    {editionTitle(facts, edition)}
                    <RowArrow />
                  </a>
                </li>
              );
            }),
          )}
        </ul>
      </Section>
      <Section id="upgrades" title={(t) => t("pricing.upgrades")} locale={locale}>
        <UpgradeList products={products} locale={locale} />
      </Section>
      <Section id="bundles" title={(t) => t("products.bundles")} locale={locale}>
        <BundleList bundles={listBundles()} locale={locale} />
      </Section>
      <Section id="conditions">
        <DocumentBody document={page} locale={locale} layout="sheet" />
      </Section>
    </>
  );
}
