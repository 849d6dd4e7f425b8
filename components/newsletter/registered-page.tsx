/** After the newsletter form: nothing is done until Confirm in the mail is pressed, so the page shows that mail. */
import { Words } from "#components/mdx/words.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ConfirmationMail } from "#components/account/confirmation-mail.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { TaskHead } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

const NO_ADDRESS = "\u00A0";

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
        {/* Its place is kept, so that nothing moves when the address is written. */}
        <p data-sent-to="" className="invisible mt-6 max-lg:mt-3 max-lg:-mb-6">
          {t("forms.sentTo")} <b className="inline-block max-w-full font-semibold wrap-anywhere">{NO_ADDRESS}</b>
        </p>
      </TaskHead>
      <PageBody>
        {page.body !== "" && <Words of={page} locale={locale} layout="sheet" />}
        <ButtonRow className="mt-10 md:ml-[calc((100%+6rem)/3)]">
          <ButtonLink href={`${localePath(locale, "/")}#newsletter`}>{t("newsletterConfirm.subscribeAgain")}</ButtonLink>
        </ButtonRow>
        <p className="mt-6 md:ml-[calc((100%+6rem)/3)]">
          <TextLink href={localePath(locale, "/products")}>{t("products.seeAll")}</TextLink>
        </p>
      </PageBody>
    </>
  );
}
