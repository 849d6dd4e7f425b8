/** One free edition of a product, as Labz offers it: its download, what it sounds like, what it does. */
import { ClosingOffer } from "./closing-offer.tsx";
import { ProductDemo } from "#components/demos/product-demo.tsx";
import { firstEdition, screenName } from "#components/downloads/screen-name.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { requireProduct } from "#lib/content/products.ts";
import { findLink } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductScreen } from "#schemas/product-screen.ts";
import { DownloadSection } from "./download-section.tsx";
import { FeatureList } from "./feature-list.tsx";
import { Price } from "#components/prices/price.tsx";
import { ProductHero } from "./product-hero.tsx";
import { Requirements } from "./requirements.tsx";
import { RunsOn } from "./runs-on.tsx";

type Props = { screen: Extract<ProductScreen, { kind: "edition" }> & { product: string }; locale: Locale };

export function EditionPage({ screen, locale }: Props) {
  const t = translatorFor(locale);
  const product = requireProduct(screen.product, locale);
  const { facts, words } = product;
  const { edition } = firstEdition(screen);
  const name = screenName(screen);
  const feedback = findLink("feedbackForm");
  const actions = (
    <>
      <ButtonLink href="#download" tone="primary">
        {t("products.download")}
      </ButtonLink>
      <ButtonLink href={localePath(locale, facts.path)}>{t("products.toEditions")}</ButtonLink>
    </>
  );
  return (
    <article data-hue={facts.hue}>
      <ProductHero
        facts={facts}
        name={name}
        tagline={words.data.tagline}
        isFromLabz
        lead={words.data.lead}
        picture={{ image: edition.image, alt: words.data.editions[edition.key]?.imageAlt ?? words.data.imageAlt }}
        locale={locale}
      >
        <p className="mb-4">
          <Price price={edition.price} locale={locale} className="text-h3 leading-tight" />
          <span className="mt-1 block text-small text-mute">{words.data.editions[edition.key]?.description}</span>
        </p>
        <div className="flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-1 sm:w-fit [&_a]:grow">{actions}</div>
        <p className="mt-5">
          <RunsOn facts={{ ...facts, ...edition }} trialMinutes={undefined} locale={locale} />
        </p>
      </ProductHero>
      <ProductDemo facts={facts} name={name} locale={locale} />
      <Section id="features" title={(t) => t("products.features")} locale={locale}>
        <FeatureList product={product} edition={edition} isSideBySide locale={locale} />
      </Section>
      <DownloadSection product={screen.product} editions={screen.editions} locale={locale} />
      <Section id="requirements" title={(t) => t("products.requirements")} locale={locale}>
        <Requirements facts={facts} edition={edition} notes={words.data.systemNotes} locale={locale} />
        <p className="mt-8 max-w-[42em]">{t("products.labzSupport")}</p>
        {feedback !== undefined && (
          <p className="mt-4" data-pagefind-ignore="">
            <TextLink href={feedback}>{t("support.toFeedback")}</TextLink>
          </p>
        )}
      </Section>
      <ClosingOffer product={product} name={name} locale={locale}>
        {actions}
      </ClosingOffer>
    </article>
  );
}
