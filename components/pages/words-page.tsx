import { Words } from "#components/mdx/words.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Page } from "#lib/content/pages.ts";
import type { Locale } from "#schemas/locale.ts";

/** A page that is its words: a big heading, then headings beside their text as on a sheet. */
export function WordsPage({ page, locale }: { page: Page; locale: Locale }) {
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} />
      <PageBody>
        <Words body={page.body} locale={locale} language={page.language} headings={page.headings} original={page.original} layout="sheet" />
      </PageBody>
    </>
  );
}
