/** The product list: plug-ins and Labz as close-ups of their windows, then bundles, then every edition with its figures, what is no longer sold at the end. */
import { ProductActions } from "#components/layout/product-actions.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { LOW_STANDS, sourcesOf } from "#components/ui/field-drawings.ts";
import { Heading } from "#components/ui/heading.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { Section } from "#components/ui/section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { listBundles } from "#lib/content/bundles.ts";
import type { Page } from "#lib/content/pages.ts";
import { findChooser } from "#lib/content/chooser.ts";
import { listProducts, type Product } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { BundleList } from "./bundle-list.tsx";
import { BundleTile } from "./bundle-tile.tsx";
import { CatalogueTable } from "./catalogue-table.tsx";
import { ChooserSection } from "./chooser-section.tsx";
import { firstCloseUp } from "./first-close-up.ts";
import { largerPriceNote, LowestPrice } from "#components/prices/lowest-price.tsx";
import { RunsOn } from "./runs-on.tsx";
import { ProductTiles, type Tile } from "./product-tiles.tsx";

export function ProductsPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const products = listProducts(locale);
  const bundles = listBundles();
  const sold = products.filter(({ facts }) => facts.salesCondition !== "Discontinued");
  const groups = [
    { id: "plug-ins", title: (t: Translate) => t("products.plugIns"), products: sold.filter(({ facts }) => facts.line === "plug-ins") },
    {
      id: "labz",
      title: (t: Translate) => t("products.labz"),
      lead: t("products.labzLead"),
      products: sold.filter(({ facts }) => facts.line === "labz"),
    },
  ];
  const discontinued = products.filter(({ facts }) => facts.salesCondition === "Discontinued");
  const chooser = findChooser();
  return (
    <>
      <PageHead
        headline={page.data.headline}
        lead={page.data.lead}
        layout="beside"
        drawing={sourcesOf(
          sold.map(({ facts }) => facts.hue),
          LOW_STANDS,
        )}
        isDrawingWideOnly
      >
        {chooser && (
          <ButtonRow className="mt-7">
            <ButtonLink href="#chooser" tone="primary">
              {t("chooser.title")}
            </ButtonLink>
          </ButtonRow>
        )}
      </PageHead>
      {groups
        .filter((group) => group.products.length > 0)
        .map(({ id, title, lead, products: inGroup }, place) => (
          <section
            key={id}
            id={id}
            className={`mx-auto max-w-6xl scroll-mt-4 px-5 pb-14 md:px-8 md:pb-20 ${place === 0 ? "pt-12 md:pt-16" : "pt-6"}`}
          >
            <div className="mb-7">
              <Heading words={title} locale={locale} taken={new Set([id])} className="scroll-mt-8 text-h2" />
              {lead !== undefined && <p className="mt-3 max-w-[42em] text-balance text-mute">{lead}</p>}
            </div>
            <ProductTiles tiles={inGroup.map((product) => tileOf(product, locale))} locale={locale}>
              {bundles.length > 0 && <BundleTile bundles={bundles} locale={locale} />}
            </ProductTiles>
          </section>
        ))}
      <ChooserSection locale={locale} />
      {bundles.length > 0 && (
        <Section id="bundles" title={(t) => t("products.bundles")} locale={locale}>
          <BundleList bundles={bundles} locale={locale} />
        </Section>
      )}
      <Section id="all-editions">
        {/* On phones the sheet is as long as all that is above it. */}
        <details id="catalogue" className="folded folded-on-phones scroll-mt-8 max-sm:border-y max-sm:border-line">
          <summary>
            <Heading
              words={(t) => t("products.catalogue")}
              locale={locale}
              taken={new Set(["catalogue"])}
              className="scroll-mt-8 text-h2 max-sm:text-h3 sm:mb-4"
            />
          </summary>
          <CatalogueTable products={[...sold, ...discontinued]} locale={locale} />
        </details>
        <p className="mt-8">
          <TextLink href={localePath(locale, "/pricing")}>{t("pricing.all")}</TextLink>
        </p>
      </Section>
    </>
  );
}

/** Without close-ups, the window of the largest edition shows what the product can do. */
const tileOf = ({ slug, facts, words }: Product, locale: Locale): Tile => ({
  name: facts.name,
  path: facts.path,
  hue: facts.hue,
  summary: words.data.summary,
  imageAlt: words.data.imageAlt,
  image: facts.editions.at(-1)?.image,
  closeUp: firstCloseUp({ facts, words }),
  language: words.language,
  price: <LowestPrice facts={facts} hasNote={false} locale={locale} />,
  runsOn: <RunsOn facts={facts} trialMinutes={undefined} locale={locale} />,
  action: <ProductActions product={slug} locale={locale} place="tile" isNamed />,
  priceNote: largerPriceNote(facts, locale),
  lead: words.data.lead,
});
