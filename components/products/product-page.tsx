/** A product's page: what it does, what it looks like, its editions, what it runs on. */
import { ProductDemo } from "#components/demos/product-demo.tsx";
import { DownloadForm } from "#components/downloads/download-form.tsx";
import { ProductActions } from "#components/layout/product-actions.tsx";
import { ProductVideo } from "#components/media/product-video.tsx";
import { Words } from "#components/mdx/words.tsx";
import { Section } from "#components/ui/section.tsx";
import { findLatestRelease } from "#lib/content/releases.ts";
import { listArticlesAbout } from "#lib/content/support.ts";
import type { Product } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { DiscontinuedBanner } from "./discontinued-banner.tsx";
import { EditionTable } from "./edition-table.tsx";
import { FeatureList } from "./feature-list.tsx";
import { ProductMark } from "./product-mark.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { Requirements } from "./requirements.tsx";

export function ProductPage({ product, locale }: { product: Product; locale: Locale }) {
  const { slug, facts, words } = product;
  const t = translatorFor(locale);
  const [edition] = facts.editions;
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
          <ProductActions product={slug} locale={locale} size="large" />
        </div>
        {edition !== undefined && <ProductPicture image={edition.image} alt={words.data.imageAlt} />}
      </div>
      {facts.download === undefined && (
        <Section id="download" title={t("products.download")}>
          <DownloadForm product={slug} editions={facts.editions.map(({ key }) => key)} channel="stable" locale={locale} />
        </Section>
      )}
      <ProductDemo product={slug} locale={locale} />
      <Section id="features" title={t("products.features")}>
        <FeatureList features={words.data.features} />
      </Section>
      <Section id="story">
        <Words body={words.body} locale={locale} language={words.language} original={words.original} layout="sheet" />
      </Section>
      {facts.video !== undefined && (
        <Section id="video">
          <ProductVideo product={slug} locale={locale} />
        </Section>
      )}
      <Section id="editions" title={facts.editions.length > 1 ? t("products.editions") : t("products.priceAndEdition")}>
        {facts.editions.length > 1 && facts.line === "plug-ins" && (
          <p className="mb-8 max-w-[42em] text-mute">{t("products.editionsDiffer")}</p>
        )}
        <EditionTable product={product} locale={locale} />
        <p className="mt-8">
          <a href={localePath(locale, "/pricing")} className="underline underline-offset-4 hover:text-signal">
            {t("pricing.all")}
          </a>
        </p>
      </Section>
      <Section id="requirements" title={t("products.requirements")}>
        <Requirements facts={facts} locale={locale} />
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2" data-pagefind-ignore="">
          <a href={localePath(locale, `${facts.path}/releases`)} className="underline underline-offset-4 hover:text-signal">
            {latest === undefined ? t("products.releases") : t("products.releasesWith", { version: latest.version })}
          </a>
          {articles.map(({ id, path, words: article }) => (
            <a key={id} href={localePath(locale, path)} className="underline underline-offset-4 hover:text-signal">
              {article.data.title}
            </a>
          ))}
        </p>
      </Section>
    </article>
  );
}
