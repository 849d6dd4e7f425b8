/** A product's page: what it does, its editions, what it runs on. */
import { ProductDemo } from "#components/demos/product-demo.tsx";
import { ProductActions } from "#components/layout/product-actions.tsx";
import { ProductVideo } from "#components/media/product-video.tsx";
import { WordsSection } from "#components/mdx/words-section.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { findLatestRelease } from "#lib/content/releases.ts";
import { listArticlesAbout } from "#lib/content/support.ts";
import { editionTitle, type Product, requireFacts, requireProduct } from "#lib/content/products.ts";
import { hasPage } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { BuyBar } from "./buy-bar.tsx";
import { ClosingOffer } from "./closing-offer.tsx";
import { EditionsSection } from "./editions-section.tsx";
import { DownloadSection } from "./download-section.tsx";
import { FeatureList } from "./feature-list.tsx";
import { ProductQuestions } from "./product-questions.tsx";
import { ProductHero } from "./product-hero.tsx";
import { Requirements } from "./requirements.tsx";
import { RunsOn } from "./runs-on.tsx";
import { StartingPrice } from "#components/prices/starting-price.tsx";

/** Fewer support articles are links below the requirements. */
const QUESTIONS_OF_A_SECTION = 3;

export function ProductPage({ product, locale }: { product: Product; locale: Locale }) {
  const { slug, facts, words } = product;
  const t = translatorFor(locale);
  const latest = findLatestRelease(slug);
  const articles = listArticlesAbout(slug, words.language);
  const hasQuestions = articles.length >= QUESTIONS_OF_A_SECTION;
  const isDiscontinued = facts.salesCondition === "Discontinued";
  const isForSale = !isDiscontinued && facts.editions.some(({ price }) => !("free" in price));
  /** With nothing to choose and nothing to buy, the head says what it costs, and the requirements what it carries. */
  const only = !isForSale && facts.editions.length === 1 ? facts.editions[0] : undefined;
  const functions = (
    <Section id="functions" title={(t) => t("products.features")} locale={locale}>
      <FeatureList product={product} isSideBySide={!isForSale} locale={locale} />
    </Section>
  );
  const largest = facts.editions.at(-1);
  const story = <WordsSection id="story" of={words} locale={locale} />;
  const actions = (
    <>
      {facts.successor !== undefined && <SuccessorButton slug={facts.successor} locale={locale} />}
      <ProductActions product={slug} locale={locale} place="hero" />
    </>
  );
  return (
    <article data-hue={facts.hue}>
      <ProductHero
        facts={facts}
        name={facts.name}
        tagline={words.data.tagline}
        lead={words.data.lead}
        // The window of the largest edition shows what the product can do.
        picture={{ image: largest?.image, alt: words.data.imageAlt }}
        caption={largest?.image === facts.editions[0]?.image || largest === undefined ? undefined : editionTitle(facts, largest)}
        locale={locale}
      >
        <p className="mb-4">
          {only === undefined ? (
            <StartingPrice facts={facts} locale={locale} />
          ) : (
            <OnlyPrice facts={facts} description={words.data.editions[only.key]?.description} locale={locale} />
          )}
        </p>
        {/* Buttons on a phone are as wide as the text above them; below each other, they are equally wide. */}
        <div className="hero-offer flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-1 sm:w-fit [&_a]:grow">{actions}</div>
        <p className="mt-5">
          <RunsOn facts={facts} trialMinutes={isForSale ? facts.trialMinutes : undefined} locale={locale} />
        </p>
      </ProductHero>
      <ProductDemo facts={facts} locale={locale} />
      {/* Who owns a discontinued product comes for what becomes of it. */}
      {isDiscontinued && story}
      {isForSale && functions}
      {/* Buy Now leads here: to the editions, what each has, their prices and the shop. */}
      <div id="features" className="scroll-mt-4">
        {isForSale ? <EditionsSection product={product} locale={locale} /> : functions}
      </div>
      {facts.download === undefined && <DownloadSection product={slug} editions={facts.editions.map(({ key }) => key)} locale={locale} />}
      {!isForSale && only === undefined && <EditionsSection product={product} locale={locale} />}
      {facts.video !== undefined && (
        <div className="print:hidden">
          <Section id="video" title={(t) => t("media.video")} locale={locale}>
            <ProductVideo product={slug} locale={locale} />
          </Section>
        </div>
      )}
      {!isDiscontinued && story}
      <Section id="requirements" title={(t) => t("products.requirements")} locale={locale}>
        <Requirements facts={facts} edition={only} notes={words.data.systemNotes} locale={locale} />
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2" data-pagefind-ignore="">
          {hasPage("/compatibility", locale) && <TextLink href={localePath(locale, "/compatibility")}>{t("compatibility.check")}</TextLink>}
          <TextLink href={localePath(locale, `${facts.path}/releases`)}>
            {latest === undefined ? t("products.releases") : t("products.releasesWith", { version: latest.version })}
          </TextLink>
          {!hasQuestions &&
            articles.map(({ id, path, words: { data, language } }) => (
              <TextLink key={id} href={localePath(locale, path)}>
                <span lang={foreignTag(language, locale)}>{data.title}</span>
              </TextLink>
            ))}
        </p>
      </Section>
      {hasQuestions && <ProductQuestions articles={articles} locale={locale} />}
      <BuyBar product={product} locale={locale} />
      {facts.successor === undefined ? (
        <ClosingOffer product={product} isWideOnly={!isDiscontinued} locale={locale}>
          {actions}
        </ClosingOffer>
      ) : (
        <ClosingOffer product={requireProduct(facts.successor, locale)} hasWindow locale={locale}>
          <SuccessorButton slug={facts.successor} locale={locale} />
        </ClosingOffer>
      )}
    </article>
  );
}

type OnlyProps = { facts: ProductFacts; description: string | undefined; locale: Locale };

/** What the only edition of a product costs that nobody buys. What one cost that is no longer sold stands among the requirements. */
function OnlyPrice({ facts, description, locale }: OnlyProps) {
  return facts.salesCondition === "Discontinued" ? (
    <span className="block text-small">{description}</span>
  ) : (
    <>
      <span data-edition-offer="">
        <StartingPrice facts={facts} locale={locale} />
      </span>
      <span className="mt-1 block text-small text-mute">{description}</span>
    </>
  );
}

/** Leads from a discontinued product to its successor. */
function SuccessorButton({ slug, locale }: { slug: string; locale: Locale }) {
  const { name, path } = requireFacts(slug);
  return (
    <ButtonLink href={localePath(locale, path)} tone="primary">
      {translatorFor(locale)("products.toSuccessor", { product: name })}
    </ButtonLink>
  );
}
