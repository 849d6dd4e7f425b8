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
      {/* Where the form does not stand beside the words, it stands behind their first section, which may make it needless. */}
      <PageBody className="grid gap-x-20 gap-y-12 max-lg:[&_.words]:contents max-lg:[&_.words>*]:m-0 max-lg:[&_.words>:not(:first-child)]:order-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Words of={page} locale={locale} />
        <section className="self-start rounded-lg bg-raise p-6 max-lg:order-1 md:p-10">
          <Heading words={(t) => t("licenceKeyForm.title")} locale={locale} className="mb-8 text-h3" />
          <LicenceKeyForm locale={locale} />
        </section>
      </PageBody>
    </>
  );
}
