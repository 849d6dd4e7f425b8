import { DownloadForm } from "#components/downloads/download-form.tsx";
import { Arrival } from "#components/ui/arrival.tsx";
import { CheckField } from "#components/ui/check-field.tsx";
import { FormStatus } from "#components/ui/form-status.tsx";
import { NextLinks } from "#components/ui/next-links.tsx";
import { Section } from "#components/ui/section.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { productFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { Shown, State, States } from "./shown.tsx";

/** Fields and answers, each in every state; then one form that works. */
export function FormsDemo({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const field = { label: t("newsletter.email"), type: "email", autoComplete: "off" };
  const select = {
    label: t("licenceKeyForm.product"),
    empty: t("licenceKeyForm.productEmpty"),
    groups: [{ label: t("products.product"), options: [...productFacts].slice(0, 2).map(([value, { name }]) => ({ value, label: name })) }],
  };
  // A product's hue, as on the pages where forms have an answer.
  const [{ hue } = { hue: undefined }] = productFacts.values();
  const [offered] = [...productFacts].flatMap(([product, { editions, screens }]) =>
    screens.some(({ kind }) => kind === "download") ? [{ product, editions: editions.map(({ key }) => key) }] : [],
  );
  return (
    <Section id="forms" title={(t) => t("componentDemo.forms")} locale={locale}>
      <Shown name="TextField">
        <States>
          <State name="empty">
            <TextField id="demo-empty" {...field} />
          </State>
          <State name="disabled">
            <TextField id="demo-disabled" {...field} disabled defaultValue="name@example.com" />
          </State>
          <State name="problem, empty">
            <TextField id="demo-missing" {...field} problem={t("forms.emailRequired")} />
          </State>
          <State name="problem, filled">
            <TextField id="demo-problem" {...field} problem={t("errors.INVALID_EMAIL")} defaultValue="name@" />
          </State>
          <State name="hint, placeholder">
            <TextField id="demo-hint" {...field} hint={t("newsletter.lead")} placeholder="name@example.com" />
          </State>
        </States>
      </Shown>
      <Shown name="SelectField">
        <States>
          <State name="empty">
            <SelectField id="demo-select" {...select} />
          </State>
          <State name="problem">
            <SelectField id="demo-select-missing" {...select} problem={t("licenceKeyForm.productRequired")} />
          </State>
        </States>
      </Shown>
      <Shown name="CheckField">
        <States>
          <State name="open">
            <CheckField name="demo-open">{t("newsletter.consent")}</CheckField>
          </State>
          <State name="checked">
            <CheckField name="demo-ticked" defaultChecked>
              {t("newsletter.consent")}
            </CheckField>
          </State>
          <State name="problem">
            <CheckField id="demo-consent" name="demo-problem" problem={t("newsletter.consentRequired")}>
              {t("newsletter.consent")}
            </CheckField>
          </State>
          <State name="disabled">
            <CheckField name="demo-closed" disabled>
              {t("newsletter.consent")}
            </CheckField>
          </State>
        </States>
      </Shown>
      <Shown name="FormStatus">
        <FormStatus words={t("errors.RATE_LIMIT_EXCEEDED")} />
      </Shown>
      <Shown name="Arrival" isDrawn>
        <div data-hue={hue}>
          <States>
            <State name="success">
              <Arrival title={t("downloadForm.sentTitle")}>
                <p>{t("downloads.sameFile")}</p>
              </Arrival>
            </State>
            <State name="isProblem">
              <Arrival title={t("errors.REGISTRATION_FAILED")} isProblem />
            </State>
          </States>
        </div>
      </Shown>
      <Shown name="NextLinks">
        <div className="-mt-6">
          <NextLinks title={t("forms.next")} links={[{ href: localePath(locale, "/products"), label: t("products.seeAll") }]} />
        </div>
      </Shown>
      {offered !== undefined && (
        <Shown name="DownloadForm, ChoiceField" isDrawn>
          <DownloadForm {...offered} channel="stable" locale={locale} />
        </Shown>
      )}
    </Section>
  );
}
