/** How to find a lost licence key, and the form that asks the vendor's staff for it. */
import { DocumentBody } from "#components/mdx/document-body.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { PageProps } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { LicenceKeyForm } from "./licence-key-form.tsx";

export function LostLicenceKeyPage({ page, locale }: PageProps) {
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead}>
        {/* On narrow screens the form is far below. */}
        <p className="mt-6 lg:hidden">
          <TextLink href="#form">{translatorFor(locale)("licenceKeyForm.title")}</TextLink>
        </p>
      </PageHead>
      <PageBody className="grid gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section>
          <DocumentBody document={page} locale={locale} />
        </section>
        <section id="form" className="scroll-mt-8">
          <Heading text={(t) => t("licenceKeyForm.title")} locale={locale} className="mb-8 text-h3" />
          <LicenceKeyForm locale={locale} />
        </section>
      </PageBody>
    </>
  );
}
