/** The way back to a lost licence key: how to look for it, and the form that asks the vendor's staff to. */
import { Words } from "#components/mdx/words.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { TaskHead } from "#components/ui/task-head.tsx";
import type { Page } from "#lib/content/pages.ts";
import type { Locale } from "#schemas/locale.ts";
import { LicenceKeyForm } from "./licence-key-form.tsx";

export function LostLicenceKeyPage({ page, locale }: { page: Page; locale: Locale }) {
  return (
    <>
      <TaskHead headline={page.data.headline} locale={locale} lead={page.data.lead} />
      {/* The form is first: where it does not stand beside the words, it would be far below them. */}
      <PageBody className="grid gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section className="lg:order-last">
          <Heading words={(t) => t("licenceKeyForm.title")} locale={locale} className="mb-8 text-h3" />
          <LicenceKeyForm locale={locale} />
        </section>
        <section>
          <Words body={page.body} locale={locale} language={page.language} headings={page.headings} original={page.original} />
        </section>
      </PageBody>
    </>
  );
}
