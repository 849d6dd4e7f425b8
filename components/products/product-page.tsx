import { ProductDemo } from "#components/demos/product-demo.tsx";
import { DownloadForm } from "#components/downloads/download-form.tsx";
import { ProductActions } from "#components/layout/product-actions.tsx";
import { DocumentBody } from "#components/mdx/document-body.tsx";
import { ProductVideo } from "#components/media/product-video.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { namesOfSameSound, type Product, requireFacts } from "#lib/content/products.ts";
import { findLatestRelease } from "#lib/content/releases.ts";
import { listArticlesAbout } from "#lib/content/support.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { formatList } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import { DiscontinuedBanner } from "./discontinued-banner.tsx";
import { EditionTable } from "./edition-table.tsx";
import { FeatureList } from "./feature-list.tsx";
import { ProductHead } from "./product-head.tsx";
import { Requirements } from "./requirements.tsx";

/** The page of a product. */
export function ProductPage({ product, locale }: { product: Product; locale: Locale }) {
  const { slug, facts, copy } = product;
  const t = translatorFor(locale);
  const largest = facts.editions.at(-1);
  const isDiscontinued = facts.salesCondition === "Discontinued";
  const differing = namesOfSameSound(facts.editions);
  const latest = findLatestRelease(slug);
  const articles = listArticlesAbout(slug, copy.language);
  return (
    <article data-hue={facts.hue}>
      {facts.successor !== undefined && <DiscontinuedBanner name={facts.name} successor={facts.successor} locale={locale} />}
      <ProductHead
        hue={facts.hue}
        kind={facts.line === "labz" ? t("products.fromLabz") : t("products.plugIn")}
        name={facts.name}
        tagline={copy.data.tagline}
        lead={copy.data.lead}
        image={largest?.image}
        alt={copy.data.imageAlt}
        locale={locale}
      >
        {/* On a phone the buttons are as wide as the text above them. */}
        <div className="grid gap-2 max-sm:[&_a]:grow sm:flex sm:flex-wrap sm:items-center sm:gap-3">
          {facts.successor !== undefined && <SuccessorButton slug={facts.successor} locale={locale} />}
          <ProductActions product={slug} locale={locale} size="large" />
        </div>
      </ProductHead>
      {facts.download === undefined && (
        <Section id="download" title={(t) => t("products.download")} locale={locale}>
          <DownloadForm product={slug} editions={facts.editions.map(({ key }) => key)} channel="stable" locale={locale} />
        </Section>
      )}
      <ProductDemo facts={facts} locale={locale} />
      <Section id="features" title={(t) => t("products.features")} locale={locale}>
        <FeatureList product={product} locale={locale} />
      </Section>
      <Section
        id="editions"
        title={(t) => (facts.editions.length > 1 ? t("products.editions") : t("products.specification"))}
        locale={locale}
      >
        {differing.length > 1 && (
          <p className="mb-8 max-w-[42em] text-mute">{t("products.editionsDiffer", { editions: formatList(differing, locale) })}</p>
        )}
        <EditionTable product={product} locale={locale} />
        {!isDiscontinued && (
          <p className="mt-8">
            <TextLink href={localePath(locale, "/pricing")}>{t("pricing.all")}</TextLink>
          </p>
        )}
      </Section>
      <Section id="story">
        <DocumentBody document={copy} locale={locale} layout="sheet" />
      </Section>
      {facts.video !== undefined && (
        <Section id="video">
          <ProductVideo product={slug} locale={locale} />
        </Section>
      )}
      <Section id="requirements" title={(t) => t("products.requirements")} locale={locale}>
        <Requirements facts={facts} locale={locale} />
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2" data-pagefind-ignore="">
          <TextLink href={localePath(locale, `${facts.path}/releases`)}>
            {latest === undefined ? t("products.releases") : t("products.releasesWith", { version: latest.version })}
          </TextLink>
          {articles.map(({ id, path, copy: article }) => (
            <TextLink key={id} href={localePath(locale, path)}>
              {article.data.title}
            </TextLink>
          ))}
        </p>
      </Section>
    </article>
  );
}

/** The main action on the page of a discontinued product: the link to its successor. */
function SuccessorButton({ slug, locale }: { slug: string; locale: Locale }) {
  const { name, path } = requireFacts(slug);
  return (
    <ButtonLink href={localePath(locale, path)} tone="primary">
      {translatorFor(locale)("products.toSuccessor", { product: name })}
    </ButtonLink>
  );
}
