import { timedOut } from "#lib/call-timeout.ts";
import { productFact } from "#lib/content/fact-words.ts";
import type { Translate } from "#lib/i18n/translator.ts";
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
    failures: {
      INVALID_EMAIL: t("errors.INVALID_EMAIL"),
      UNKNOWN_INSTALLER: t("errors.UNKNOWN_INSTALLER"),
      RATE_LIMIT_EXCEEDED: t("errors.RATE_LIMIT_EXCEEDED"),
      OTHER: t("errors.GENERIC"),
      TIMEOUT: timedOut(t),
    },
  };
}
