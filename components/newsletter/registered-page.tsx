/** After the newsletter form: nothing is done until Confirm in the mail is pressed, so the page says where to look. */
import { Words } from "#components/mdx/words.tsx";
import { ArrivalSign } from "#components/ui/arrival.tsx";
import { NEXT_SOURCE } from "#components/ui/field-drawings.ts";
import { TaskHead } from "#components/ui/task-head.tsx";
import { StepList } from "#components/ui/step-list.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import type { Page } from "#lib/content/pages.ts";
import { hasPage } from "#lib/content/routes.ts";
import { site } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { pickMessages, translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function RegisteredPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const days = productFact.figure("confirmationDays", locale, t);
  const steps = [
    { title: t("newsletterConfirm.step.open.title"), text: t("newsletterConfirm.step.open.text", { vendor: site.name }) },
    { title: t("newsletterConfirm.step.confirm.title"), text: t("newsletterConfirm.step.confirm.text", { days }) },
    pickMessages(t, "newsletterConfirm.step.listen", "title", "text"),
  ];
  return (
    <>
      <TaskHead
        name={page.data.title}
        headline={page.data.headline}
        locale={locale}
        lead={page.data.lead}
        drawing={NEXT_SOURCE}
        sign={<ArrivalSign />}
      />
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        <StepList steps={steps} />
        {page.body !== "" && (
          <div className="mt-16 border-t border-line pt-10 md:pt-14">
            <Words of={page} locale={locale} layout="sheet" />
          </div>
        )}
        <ButtonRow className="mt-12">
          <ButtonLink href={localePath(locale, "/products")}>{t("products.seeAll")}</ButtonLink>
          {hasPage("/versioning", locale) && <ButtonLink href={localePath(locale, "/versioning")}>{t("releases.newestOfEach")}</ButtonLink>}
        </ButtonRow>
      </div>
    </>
  );
}
