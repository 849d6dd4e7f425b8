/** After the newsletter form: nothing is done until Confirm in the mail is pressed, so the page shows that mail. */
import { Words } from "#components/mdx/words.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ConfirmationMail } from "#components/account/confirmation-mail.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { TaskHead } from "#components/ui/task-head.tsx";
import type { Page } from "#lib/content/pages.ts";
import { hasPage } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function RegisteredPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <>
      <TaskHead
        name={page.data.title}
        headline={page.data.headline}
        locale={locale}
        lead={page.data.lead}
        figure={<ConfirmationMail mail="newsletterConfirm" locale={locale} />}
      >
        <ButtonRow className="mt-9">
          {/* None stands out: the next step is in the mail. */}
          <ButtonLink href={localePath(locale, "/products")}>{t("products.seeAll")}</ButtonLink>
          {hasPage("/versioning", locale) && <ButtonLink href={localePath(locale, "/versioning")}>{t("releases.newestOfEach")}</ButtonLink>}
        </ButtonRow>
      </TaskHead>
      {page.body !== "" && (
        <PageBody>
          <Words of={page} locale={locale} layout="sheet" />
          <ButtonRow className="mt-10 md:ml-[calc((100%+6rem)/3)]">
            <ButtonLink href={`${localePath(locale, "/")}#newsletter`}>{t("newsletterConfirm.subscribeAgain")}</ButtonLink>
          </ButtonRow>
        </PageBody>
      )}
    </>
  );
}
