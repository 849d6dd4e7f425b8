import { productFact } from "#lib/content/fact-words.ts";
import { failureMessages } from "#lib/failure-messages.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { pickMessages, type Translate } from "#lib/content/translator.ts";
import { downloadForm } from "#schemas/download-form.ts";
import type { Locale } from "#schemas/locale.ts";

/** The messages that all forms for a download share. */
export function downloadMessages(locale: Locale, t: Translate) {
  return {
    ...pickMessages(t, "forms", "email", "emailRequired", "sending", "sentTo", "next"),
    ...pickMessages(t, "downloadForm", "emailHint", "submit", "sentTitle"),
    sent: [
      t("downloadForm.sent", {
        hours: productFact.figure("downloadLinkHours", locale, t),
        times: productFact.figure("downloadLinkUses", locale, t),
      }),
      t("downloadForm.junk"),
    ].join(sentenceSpace(locale)),
    sentBefore: t("downloadForm.sentBefore", { time: productFact.figure("sameMailMinutes", locale, t) }),
    failures: failureMessages(downloadForm.errorCodes, t),
  };
}
