/** The way to a product in numbered steps, with its download at hand. */
import { Words } from "#components/mdx/words.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { FIVE_STEPS } from "#components/ui/field-drawings.ts";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Page } from "#lib/content/pages.ts";
import { downloadPath, requireFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function GetStartedPage({ page, product, locale }: { page: Page; product: string; locale: Locale }) {
  const facts = requireFacts(product);
  return (
    <div data-hue={facts.hue}>
      <PageHead headline={page.data.headline} lead={page.data.lead} drawing={FIVE_STEPS}>
        <p className="mt-9">
          <ButtonLink href={localePath(locale, downloadPath(facts))} tone="primary">
            {translatorFor(locale)("products.download")}
          </ButtonLink>
        </p>
      </PageHead>
      <PageBody>
        <Words body={page.body} locale={locale} language={page.language} headings={page.headings} original={page.original} layout="steps" />
      </PageBody>
    </div>
  );
}
