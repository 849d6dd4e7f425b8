/** The way back to a lost licence key: how to look for it, and the form that asks the vendor's staff to. */
import { Words } from "#components/mdx/words.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { headingId } from "#lib/heading-id.ts";
import type { Page } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { LicenceKeyForm } from "./licence-key-form.tsx";

export function LostLicenceKeyPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const title = t("licenceKeyForm.title");
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} />
      <PageBody className="grid gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section id="form" className="scroll-mt-8 lg:col-start-2 lg:row-start-1">
          <h2 id={headingId(title, new Set(["form"]))} className="mb-8 text-h3">
            {title}
          </h2>
          <LicenceKeyForm locale={locale} />
        </section>
        <section className="lg:row-start-1">
          <Words body={page.body} locale={locale} language={page.language} original={page.original} />
        </section>
      </PageBody>
    </>
  );
}
