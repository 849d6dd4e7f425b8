/** How to start with BeatGen, in numbered steps. */
import { DocumentBody } from "#components/mdx/document-body.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { PageProps } from "#lib/content/pages.ts";
import { downloadPath, requireFacts } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";

export function GetStartedPage({ page, locale }: PageProps) {
  const facts = requireFacts("beatgen");
  return (
    <div data-hue={facts.hue}>
      <PageHead headline={page.data.headline} lead={page.data.lead}>
        <p className="mt-9">
          <ButtonLink href={localePath(locale, downloadPath(facts))} tone="primary">
            {translatorFor(locale)("products.download")}
          </ButtonLink>
        </p>
      </PageHead>
      <PageBody>
        <DocumentBody document={page} locale={locale} layout="steps" />
      </PageBody>
    </div>
  );
}
