import { DocumentBody } from "#components/mdx/document-body.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { PageProps } from "#lib/content/pages.ts";

/** A page that is its heading and its body. */
export function TextPage({ page, locale }: PageProps) {
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} />
      <PageBody>
        <DocumentBody document={page} locale={locale} layout="sheet" />
      </PageBody>
    </>
  );
}
