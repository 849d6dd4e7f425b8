import { RequestLicenceKey } from "#components/islands/forms/request-licence-key.tsx";
import { Island } from "#components/islands/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import { fullEditionName } from "#lib/content/edition-names.ts";
import { figureText } from "#lib/content/fact-text.ts";
import { productFacts } from "#lib/content/products.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Every edition with a licence key, by product, discontinued ones included. */
function listKeyed(t: Translate) {
  return [...productFacts].flatMap(([slug, facts]) => {
    const options = facts.editions
      .filter(({ price }) => !("free" in price))
      .map((edition) => ({ value: `${slug}/${edition.key}`, label: fullEditionName(facts, edition, t) }));
    return options.length === 0 ? [] : [{ label: facts.name, options }];
  });
}

/** The form for a lost licence key. */
export function LicenceKeyForm({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <NeedsScript text={t("licenceKeyForm.needsScript")}>
      <Island
        name="request-licence-key"
        component={RequestLicenceKey}
        props={{ language: locale, products: listKeyed(t), messages: messagesOf(locale, t) }}
      />
    </NeedsScript>
  );
}

function messagesOf(locale: Locale, t: Translate) {
  return {
    email: t("licenceKeyForm.email"),
    emailHint: t("licenceKeyForm.emailHint"),
    product: t("licenceKeyForm.product"),
    productEmpty: t("licenceKeyForm.productEmpty"),
    productRequired: t("licenceKeyForm.productRequired"),
    orderedAt: t("licenceKeyForm.orderedAt"),
    orderedAtHint: t("licenceKeyForm.orderedAtHint"),
    message: t("licenceKeyForm.message"),
    messageHint: t("licenceKeyForm.messageHint"),
    messageTooLong: t("licenceKeyForm.messageTooLong"),
    submit: t("licenceKeyForm.submit"),
    sending: t("forms.sending"),
    sentTitle: t("licenceKeyForm.sentTitle"),
    sent: t("licenceKeyForm.sent", { days: figureText("licenceIssueDays", locale, t) }),
    sentTo: t("licenceKeyForm.sentTo"),
    failures: {
      INVALID_EMAIL: t("errors.INVALID_EMAIL"),
      RATE_LIMIT_EXCEEDED: t("errors.RATE_LIMIT_EXCEEDED"),
      OTHER: t("errors.GENERIC"),
    },
  };
}
