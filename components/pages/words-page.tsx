import { Words } from "#components/mdx/words.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { type FieldDrawing, FIVE_PLACES, LOUDSPEAKERS } from "#components/ui/field-drawings.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Page } from "#lib/content/pages.ts";
import type { Locale } from "#schemas/locale.ts";

/** By page. The others have none. */
const DRAWINGS: Partial<Record<string, FieldDrawing>> = { solutions: FIVE_PLACES, services: LOUDSPEAKERS };

/** A page that is its words: a big heading, then headings beside their text as on a sheet. */
export function WordsPage({ page, locale }: { page: Page; locale: Locale }) {
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} drawing={DRAWINGS[page.path.at(-1) ?? ""]} />
      <PageBody>
        <Words body={page.body} locale={locale} language={page.language} headings={page.headings} original={page.original} layout="sheet" />
      </PageBody>
    </>
  );
}
