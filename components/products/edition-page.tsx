import { DownloadForm } from "#components/downloads/download-form.tsx";
import { Price } from "#components/facts/price.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { requireProduct } from "#lib/content/products.ts";
import { firstEdition, screenName } from "#lib/content/screens.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { RouteOf } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";
import { FeatureList } from "./feature-list.tsx";
import { ProductHead } from "./product-head.tsx";
import { Requirements } from "./requirements.tsx";

type Props = { screen: RouteOf<"edition">; locale: Locale };

/** The page of one free edition of a product, which Labz offers. */
export function EditionPage({ screen, locale }: Props) {
  const t = translatorFor(locale);
  const product = requireProduct(screen.product, locale);
  const { facts, copy } = product;
  const { edition } = firstEdition(screen);
  const editionCopy = copy.data.editions[edition.key];
  return (
    <article data-hue={facts.hue}>
      <ProductHead
        hue={facts.hue}
        kind={t("products.fromLabz")}
        name={screenName(screen)}
        lead={editionCopy?.description}
        image={edition.image}
        alt={editionCopy?.imageAlt ?? copy.data.imageAlt}
        locale={locale}
      >
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href="#download" tone="primary">
            {t("products.download")}
          </ButtonLink>
          <Price price={edition.price} locale={locale} className="text-h3" />
        </p>
        <p className="mt-6">
          <TextLink href={localePath(locale, facts.path)}>{t("labz.allEditions", { product: facts.name })}</TextLink>
        </p>
      </ProductHead>
      <Section id="download" title={(t) => t("products.download")} locale={locale}>
        <DownloadForm product={screen.product} editions={screen.editions} channel="stable" locale={locale} />
      </Section>
      <Section id="features" title={(t) => t("products.features")} locale={locale}>
        <FeatureList product={product} locale={locale} />
      </Section>
      <Section id="requirements" title={(t) => t("products.requirements")} locale={locale}>
        <Requirements facts={facts} edition={edition} locale={locale} />
      </Section>
    </article>
  );
}
