/** Every price on one page: bundles, editions, upgrades, and what makes them less. All figures are computed from facts. */
import type { ReactNode } from "react";
import { WordsSection } from "#components/mdx/words-section.tsx";
import { BundleList } from "#components/products/bundle-list.tsx";
import { BundlePrice } from "#components/products/bundle-tile.tsx";
import { ClosingBand } from "#components/products/closing-band.tsx";
import { ChooserSection } from "#components/products/chooser-section.tsx";
import { Price } from "#components/prices/price.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ProductMark } from "#components/ui/product-mark.tsx";
import { GROWING } from "#components/ui/field-drawings.ts";
import { RowArrow } from "#components/ui/row-arrow.tsx";
import { Section } from "#components/ui/section.tsx";
import { TaskHead } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { listBundles } from "#lib/content/bundles.ts";
import { findChooser } from "#lib/content/chooser.ts";
import { currentPrice, productFact } from "#lib/content/fact-words.ts";
import type { Page } from "#lib/content/pages.ts";
import { editionTitle, listSoldProducts, pathOfEdition, productFacts } from "#lib/content/products.ts";
import { anchorHref, headingId } from "#lib/heading-id.ts";
import { currencyName } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { PriceSheet } from "./price-sheet.tsx";
import { SaleEnd } from "#components/prices/sale-end.tsx";
import { UpgradeList } from "./upgrade-list.tsx";

/** What a product costs at least, of what is paid for. */
function IndexPrice({ facts, locale }: { facts: ProductFacts; locale: Locale }) {
  const editions = facts.editions.filter(({ price }) => !("free" in price));
  const isFrom = editions.length > 1;
  const [cheapest] = editions.toSorted((a, b) => (currentPrice(a.price) ?? 0) - (currentPrice(b.price) ?? 0));
  return cheapest && <Price price={cheapest.price} locale={locale} from={isFrom} />;
}

export function PricingPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const sold = listSoldProducts(locale);
  const products = sold.map(({ facts }) => facts);
  const bundles = listBundles();
  const isPaid = ({ editions }: (typeof products)[number]) => editions.some(({ price }) => !("free" in price));
  const free = sold.flatMap(({ facts, words }) =>
    facts.editions.flatMap((edition) => ("free" in edition.price ? [{ facts, words, edition }] : [])),
  );
  const hasUpgrades = [...productFacts.values()].some(({ upgrades, successor }) => upgrades.length > 0 || successor !== undefined);
  const contents: { id: string; text: string; price: ReactNode }[] = [
    ...(bundles.length > 0
      ? [{ id: "bundles", text: t("products.bundles"), price: <BundlePrice bundles={bundles} locale={locale} /> }]
      : []),
    ...products.filter(isPaid).map((facts) => ({
      id: headingId(facts.name),
      text: facts.name,
      price: <IndexPrice facts={facts} locale={locale} />,
    })),
  ];
  const ways = [
    ...(findChooser() === undefined ? [] : [{ id: "chooser", text: t("chooser.title") }]),
    ...(hasUpgrades ? [{ id: "upgrades", text: t("pricing.upgrades") }] : []),
  ];
  return (
    <>
      <TaskHead headline={page.data.headline} lead={page.data.lead} locale={locale} drawing={GROWING}>
        <p className="mt-4 flex flex-wrap gap-x-6 text-small text-mute">
          <SaleEnd locale={locale} /> <span>{t("pricing.currency", { currency: currencyName(locale) })}</span>
        </p>
      </TaskHead>
      {(contents.length > 0 || ways.length > 0) && (
        <nav
          aria-label={t("common.onThisPage")}
          className="mx-auto max-w-6xl px-5 pb-12 text-small md:px-8 lg:flex lg:gap-x-8 print:hidden"
          data-pagefind-ignore=""
        >
          <ol className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3 lg:flex lg:grow lg:flex-wrap lg:justify-between">
            {contents.map(({ id, text, price }) => (
              <li key={id}>
                <TextLink href={anchorHref(id)} tone="quiet">
                  {text}
                </TextLink>{" "}
                <span className="block">{price}</span>
              </li>
            ))}
          </ol>
          {/* As high as a name with its price. */}
          {ways.length > 0 && (
            <ul className="grid grid-cols-2 gap-x-8 gap-y-2 max-lg:mt-4 sm:grid-cols-3 lg:block lg:border-l lg:border-line lg:pl-8">
              {ways.map(({ id, text }) => (
                <li key={id}>
                  <TextLink href={anchorHref(id)} tone="quiet">
                    {text}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </nav>
      )}
      {bundles.length > 0 && (
        <Section id="bundles" title={(t) => t("products.bundles")} locale={locale}>
          <p className="-mt-4 mb-10 max-w-[42em] text-lead text-mute">
            {t("pricing.bundlesLead", { percent: productFact.figure("bundleSavingMinimumPercent", locale, t) })}
          </p>
          <BundleList bundles={bundles} locale={locale} />
        </Section>
      )}
      <ChooserSection locale={locale} />
      {sold
        .filter(({ facts }) => isPaid(facts))
        .map((product) => (
          <PriceSheet key={product.slug} product={product} locale={locale} />
        ))}
      {free.length > 0 && (
        <Section id="free" title={(t) => t("pricing.free")} locale={locale}>
          <ul className="grid gap-x-12 sm:grid-cols-2">
            {free.map(({ facts, words, edition }) => {
              const path = pathOfEdition(facts, edition.key) ?? facts.path;
              return (
                <li key={edition.key} className="-mt-px border-y border-line">
                  <a href={localePath(locale, path)} className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-5 py-5">
                    <ProductMark hue={facts.hue} />
                    <span>
                      <b className="block text-h3 leading-tight font-semibold group-hover:text-signal">{editionTitle(facts, edition)}</b>{" "}
                      <span lang={foreignTag(words.language, locale)} className="mt-1 block text-small text-mute">
                        {words.data.summary}
                      </span>
                    </span>
                    <RowArrow />
                  </a>
                </li>
              );
            })}
          </ul>
        </Section>
      )}
      {hasUpgrades && (
        <Section id="upgrades" title={(t) => t("pricing.upgrades")} locale={locale}>
          <UpgradeList products={products} locale={locale} />
        </Section>
      )}
      <WordsSection id="conditions" of={page} locale={locale} />
      <ClosingBand drawing={GROWING}>
        <p className="max-w-[12em] text-h2 leading-tight font-semibold tracking-tight text-balance">{t("pricing.closing")}</p>
        <ButtonRow className="mt-8 max-sm:w-full">
          <ButtonLink href={localePath(locale, "/products")} tone="primary">
            {t("products.seeAll")}
          </ButtonLink>{" "}
          {findChooser() !== undefined && <ButtonLink href="#chooser">{t("chooser.title")}</ButtonLink>}
        </ButtonRow>
      </ClosingBand>
    </>
  );
}
