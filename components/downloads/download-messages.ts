import { productFact } from "#lib/content/fact-words.ts";
import { failureMessages } from "#lib/failure-messages.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { downloadForm } from "#schemas/download-form.ts";
import type { Locale } from "#schemas/locale.ts";

/** The messages that all forms for a download share. */
export function downloadMessages(locale: Locale, t: Translate) {
  return {
    email: t("forms.email"),
    emailHint: t("downloadForm.emailHint"),
    emailRequired: t("forms.emailRequired"),
    submit: t("downloadForm.submit"),
    sending: t("forms.sending"),
    sentTitle: t("downloadForm.sentTitle"),
    sent: t("downloadForm.sent", {
      hours: productFact.figure("downloadLinkHours", locale, t),
      times: productFact.figure("downloadLinkUses", locale, t),
    }),
    sentTo: t("forms.sentTo"),
    sentBefore: t("downloadForm.sentBefore", { time: productFact.figure("sameMailMinutes", locale, t) }),
    next: t("forms.next"),
    failures: failureMessages(downloadForm.errorCodes, t),
  };
}
