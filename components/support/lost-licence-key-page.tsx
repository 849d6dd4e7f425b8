/** The way back to a lost licence key: how to look for it, and the form by which the vendor's staff look for it. */
import { Fragment } from "react";
import { tagsOf } from "#components/mdx/questions.tsx";
import { contentOf } from "#components/mdx/words.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { TaskTitle } from "#components/ui/task-head.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import type { Page } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { LicenceKeyForm } from "./licence-key-form.tsx";

/** The anchor of the form, for the link at the top. */
const FORM = "request-key";

export function LostLicenceKeyPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const Content = page.body === "" ? Fragment : contentOf(page, locale);
  const [first, ...others] = tagsOf(<Content />).map((section, place) => <Fragment key={place}>{section}</Fragment>);
  return (
    // Where the form does not stand beside the words, it stands behind their first section, which may answer what it is for.
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 px-5 pt-12 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
      <div>
        <TaskTitle headline={page.data.headline} locale={locale} lead={page.data.lead} />
        <nav aria-label={t("common.onThisPage")} className="mt-6 grid lg:hidden print:hidden">
          <ButtonLink href={`#${FORM}`}>{t("licenceKeyForm.title")}</ButtonLink>
        </nav>
      </div>
      <div className="words">{first}</div>
      <section
        id={FORM}
        className="scroll-mt-8 self-start rounded-lg border border-line bg-raise p-6 md:p-8 lg:sticky lg:top-10 lg:col-start-2 lg:row-span-3 lg:row-start-1 print:hidden"
      >
        <Heading words={(t) => t("licenceKeyForm.title")} locale={locale} className="mb-6 text-h3" />
        <LicenceKeyForm locale={locale} />
        {/* Once sent, the form says so itself. */}
        <p className="mt-4 hidden text-small text-mute in-[section:has(form)]:block">
          {t("licenceKeyForm.sent", { days: productFact.figure("licenceIssueDays", locale, t) })}
        </p>
      </section>
      <div className="words">{others}</div>
    </div>
  );
}
