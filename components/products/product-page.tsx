/** A product's page: what it does, what it looks like, its editions, what it runs on. */
import { ProductDemo } from "#components/demos/product-demo.tsx";
import { DownloadForm } from "#components/downloads/download-form.tsx";
import { ProductActions } from "#components/layout/product-actions.tsx";
import { ProductVideo } from "#components/media/product-video.tsx";
import { Words } from "#components/mdx/words.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { findLatestRelease } from "#lib/content/releases.ts";
import { listArticlesAbout } from "#lib/content/support.ts";
import { namesOfSameSound, type Product, requireFacts } from "#lib/content/products.ts";
import { formatList } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { DiscontinuedBanner } from "./discontinued-banner.tsx";
import { EditionTable } from "./edition-table.tsx";
import { FeatureList } from "./feature-list.tsx";
import { ProductMark } from "./product-mark.tsx";
import { ProductQuestions } from "./product-questions.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { Requirements } from "./requirements.tsx";

export function ProductPage({ product, locale }: { product: Product; locale: Locale }) {
  const { slug, facts, words } = product;
  const t = translatorFor(locale);
  // The window of the largest edition: it shows what the product can do.
  const largest = facts.editions.at(-1);
  const isDiscontinued = facts.salesCondition === "Discontinued";
  const differing = namesOfSameSound(facts.editions);
  const latest = findLatestRelease(slug);
  const articles = listArticlesAbout(slug, words.language);
  return (
    <article data-hue={facts.hue}>
      {facts.successor !== undefined && <DiscontinuedBanner name={facts.name} successor={facts.successor} locale={locale} />}
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-5 pt-14 pb-16 md:px-8 md:pt-20 lg:grid-cols-[1fr_1.25fr] lg:items-center">
        <div>
          <p className="mb-5 flex items-center gap-3 font-semibold" data-pagefind-ignore="">
            <ProductMark hue={facts.hue} className="w-8" />
            {facts.line === "labz" ? t("products.fromLabz") : t("products.plugIn")}
          </p>
          <h1 className="text-h1">
            {facts.name} <span className="mt-4 block text-h2 leading-tight font-normal text-mute">{words.data.tagline}</span>
          </h1>
          <p className="mt-6 mb-8 max-w-[34em] text-lead">{words.data.lead}</p>
          {/* Buttons on a phone are as wide as the words above them. */}
          <div className="grid gap-2 max-sm:[&_a]:grow sm:flex sm:flex-wrap sm:items-center sm:gap-3">
            {facts.successor !== undefined && <SuccessorButton slug={facts.successor} locale={locale} />}
            <ProductActions product={slug} locale={locale} size="large" />
          </div>
        </div>
        <ProductPicture image={largest?.image} alt={words.data.imageAlt} name={facts.name} locale={locale} />
      </div>
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
        <Words
          body={words.body}
          locale={locale}
          language={words.language}
          headings={words.headings}
          original={words.original}
          layout="sheet"
        />
      </Section>
      {facts.video !== undefined && (
        <Section id="video">
          <ProductVideo product={slug} locale={locale} />
        </Section>
      )}
      <Section id="requirements" title={(t) => t("products.requirements")} locale={locale}>
        <Requirements facts={facts} notes={words.data.systemNotes} locale={locale} />
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2" data-pagefind-ignore="">
          <TextLink href={localePath(locale, "/compatibility")}>{t("compatibility.check")}</TextLink>
          <TextLink href={localePath(locale, `${facts.path}/releases`)}>
            {latest === undefined ? t("products.releases") : t("products.releasesWith", { version: latest.version })}
          </TextLink>
        </p>
      </Section>
      {articles.length > 0 && <ProductQuestions articles={articles} locale={locale} />}
    </article>
  );
}

/** Who comes to what is no longer sold is best served by what took its place. */
function SuccessorButton({ slug, locale }: { slug: string; locale: Locale }) {
  const { name, path } = requireFacts(slug);
  return (
    <ButtonLink href={localePath(locale, path)} tone="primary">
      {translatorFor(locale)("products.toSuccessor", { product: name })}
    </ButtonLink>
  );
}
