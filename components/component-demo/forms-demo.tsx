import { DownloadForm } from "#components/downloads/download-form.tsx";
import { Arrival } from "#components/ui/arrival.tsx";
import { CheckField } from "#components/ui/check-field.tsx";
import { FormStatus } from "#components/ui/form-status.tsx";
import { NextLinks } from "#components/ui/next-links.tsx";
import { Section } from "#components/ui/section.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { productFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Fields and answers, each in every state; then one form that works. */
export function FormsDemo({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const field = { label: t("newsletter.email"), type: "email", autoComplete: "off" };
  const button = { label: t("newsletter.submit"), sendingLabel: t("newsletter.sending") };
  const systems = [{ label: t("catalogue.systems"), options: ["macOS", "Windows"].map((value) => ({ value, label: value })) }];
  const [offered] = [...productFacts].flatMap(([product, { editions, screens }]) =>
    screens.some(({ kind }) => kind === "download") ? [{ product, editions: editions.map(({ key }) => key) }] : [],
  );
  return (
    <Section
      id="forms"
      title={() => "TextField, SelectField, ChoiceField, CheckField, SubmitButton, FormStatus, Arrival, NextLinks"}
      locale={locale}
    >
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <TextField id="demo-empty" {...field} />
        <TextField id="demo-hint" {...field} hint={t("newsletter.lead")} placeholder="name@example.com" />
        <TextField id="demo-missing" {...field} problem={t("forms.emailRequired")} />
        <TextField id="demo-problem" {...field} problem={t("errors.INVALID_EMAIL")} defaultValue="name@" />
        <TextField id="demo-disabled" {...field} disabled defaultValue="name@example.com" />
        <SelectField id="demo-select" label={t("catalogue.systems")} empty={t("forms.choose")} groups={systems} />
        <SelectField
          id="demo-select-missing"
          label={t("catalogue.systems")}
          empty={t("forms.choose")}
          groups={systems}
          problem={t("licenceKeyForm.productRequired")}
        />
        <TextField id="demo-day" label={t("licenceKeyForm.orderedAt")} type="date" problem={t("licenceKeyForm.orderedAtAhead")} />
        <div className="grid content-start gap-3">
          <CheckField name="demo-open">{t("newsletter.consent")}</CheckField>
          <CheckField name="demo-ticked" defaultChecked>
            {t("newsletter.consent")}
          </CheckField>
          <CheckField id="demo-consent" name="demo-problem" problem={t("newsletter.consentRequired")}>
            {t("newsletter.consent")}
          </CheckField>
          <CheckField name="demo-closed" disabled>
            {t("newsletter.consent")}
          </CheckField>
        </div>
        <p className="flex flex-wrap gap-4 md:col-span-2">
          <SubmitButton {...button} isSending={false} />
          <SubmitButton {...button} isSending={false} tone="plain" />
          <SubmitButton {...button} isSending={false} disabled />
          <SubmitButton {...button} isSending />
        </p>
        <FormStatus words={t("errors.RATE_LIMIT_EXCEEDED")} />
        <Arrival title={t("downloadForm.sentTitle")}>
          <p>{t("downloads.sameFile")}</p>
        </Arrival>
        <NextLinks title={t("forms.next")} links={[{ href: localePath(locale, "/products"), label: t("products.seeAll") }]} />
        <Arrival title={t("errors.REGISTRATION_FAILED")} isProblem />
      </div>
      <div className="mt-16">{offered !== undefined && <DownloadForm {...offered} channel="stable" locale={locale} />}</div>
    </Section>
  );
}
