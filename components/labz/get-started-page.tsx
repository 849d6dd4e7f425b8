/** The way to a product in numbered steps, with its download at hand. */
import { Words } from "#components/mdx/words.tsx";
import { ProductActions } from "#components/layout/product-actions.tsx";
import { HeadWindow } from "#components/products/head-window.tsx";
import { ClosingOffer } from "#components/products/closing-offer.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Page } from "#lib/content/pages.ts";
import { downloadPath, requireFacts, requireProduct } from "#lib/content/products.ts";
import { hasPage } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Where the key comes from that the steps ask for. A page that not every vendor has. */
const GATEWAY = "/beatgen/model-gateway";

export function GetStartedPage({ page, product, locale }: { page: Page; product: string; locale: Locale }) {
  const t = translatorFor(locale);
  const facts = requireFacts(product);
  return (
    <div data-hue={facts.hue}>
      <PageHead headline={page.data.headline} lead={page.data.lead} figure={<HeadWindow facts={facts} locale={locale} />}>
        <ButtonRow className="mt-9">
          <ButtonLink href={localePath(locale, downloadPath(facts))} tone="primary">
            {t("products.download")}
          </ButtonLink>
          {hasPage(GATEWAY, locale) && <ButtonLink href={localePath(locale, GATEWAY)}>{t("account.toGateway")}</ButtonLink>}
        </ButtonRow>
      </PageHead>
      <PageBody>
        <Words of={page} locale={locale} layout="steps" />
      </PageBody>
      <ClosingOffer product={requireProduct(product, locale)} locale={locale}>
        <ProductActions product={product} locale={locale} place="hero" />
        <ButtonLink href={localePath(locale, facts.path)}>{t("releases.toProduct", { product: facts.name })}</ButtonLink>
      </ClosingOffer>
    </div>
  );
}
