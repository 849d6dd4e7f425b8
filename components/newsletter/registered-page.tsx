/** After the newsletter form: nothing is done until Confirm in the mail is pressed, so the page shows that mail. */
import { fill } from "#components/islands/fill.ts";
import { Words } from "#components/mdx/words.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { MailFigure } from "#components/ui/mail-figure.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { TaskHead } from "#components/ui/task-head.tsx";
import { requireMailWords } from "#lib/content/mail.ts";
import type { Page } from "#lib/content/pages.ts";
import { hasPage } from "#lib/content/routes.ts";
import { commerce, site } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { pickMessages, translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function RegisteredPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const { subject, text, button, after } = requireMailWords(locale).words.newsletterConfirm;
  return (
    <>
      <TaskHead
        name={page.data.title}
        headline={page.data.headline}
        locale={locale}
        lead={page.data.lead}
        figure={
          <MailFigure
            labels={pickMessages(t, "forms.mail", "from", "subject")}
            from={site.name}
            subject={subject}
            text={text}
            button={button}
            after={after.map((line) => fill(line, { days: String(commerce.confirmationDays) }))}
          />
        }
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
