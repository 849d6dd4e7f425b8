/** The way to a product in numbered steps, with its download at hand. */
import { Fragment } from "react";
import { tagsOf } from "#components/mdx/questions.tsx";
import { contentOf } from "#components/mdx/words.tsx";
import { ProductActions } from "#components/layout/product-actions.tsx";
import { listSections } from "#components/pages/page-contents.tsx";
import { HeadWindow } from "#components/windows/head-window.tsx";
import { ClosingOffer } from "#components/products/closing-offer.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { sourcesOf } from "#components/ui/field-drawings.ts";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Page } from "#lib/content/pages.ts";
import { downloadPath, requireFacts, requireProduct } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function GetStartedPage({ page, product, locale }: { page: Page; product: string; locale: Locale }) {
  const t = translatorFor(locale);
  const facts = requireFacts(product);
  const Content = page.body === "" ? Fragment : contentOf(page, locale);
  const parts = tagsOf(<Content />).map((part, place) => <Fragment key={place}>{part}</Fragment>);
  /** What stands before the first step: what is needed. */
  const needs = parts.length - listSections(page).length;
  return (
    <div data-hue={facts.hue}>
      <PageHead headline={page.data.headline} lead={page.data.lead} figure={<HeadWindow facts={facts} locale={locale} />}>
        <div className="words mt-6">{parts.slice(0, needs)}</div>
        <ButtonRow className="mt-9">
          <ButtonLink href={localePath(locale, downloadPath(facts))} tone="primary">
            {t("thanks.download", { product: facts.installs ?? facts.name })}
          </ButtonLink>
        </ButtonRow>
      </PageHead>
      <PageBody>
        <div className="words words-sheet words-steps">{parts.slice(needs)}</div>
      </PageBody>
      <ClosingOffer product={requireProduct(product, locale)} drawing={sourcesOf([facts.hue])} locale={locale}>
        <ProductActions product={product} locale={locale} place="hero" />
        <ButtonLink href={localePath(locale, facts.path)}>{t("releases.toProduct", { product: facts.name })}</ButtonLink>
      </ClosingOffer>
    </div>
  );
}
