import { site } from "#lib/content/site.ts";
import { failureMessages } from "#lib/failure-messages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { pickMessages, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { newsletterForm } from "#schemas/newsletter-form.ts";

/** Props of the newsletter form: where it stands, where success leads, and its words. @param path The page's, without language. */
export function newsletterProps(locale: Locale, path: string) {
  const t = translatorFor(locale);
  const failed = t("errors.REGISTRATION_FAILED");
  return {
    language: locale,
    page: localePath(locale, path),
    thanksPath: localePath(locale, "/thanks-for-registering"),
    privacyPath: localePath(locale, "/privacy"),
    policyVersion: site.privacyPolicy,
    messages: {
      email: t("newsletter.email"),
      consent: aroundName(t("newsletter.consent"), t("newsletter.privacy"), locale),
      ...pickMessages(t, "newsletter", "submit", "sending", "required", "consentRequired"),
      failures: { ...failureMessages(newsletterForm.errorCodes, t), OTHER: failed, TIMEOUT: failed },
    },
  };
}

/** A sentence in three parts, the second of which is the name in it; a sentence without the name is followed by it. */
function aroundName(sentence: string, name: string, locale: Locale): readonly [string, string, string] {
  const from = sentence.toLowerCase().indexOf(name.toLowerCase());
  if (from === -1) return [sentence + sentenceSpace(locale), name, ""];
  const to = from + name.length;
  return [sentence.slice(0, from), sentence.slice(from, to), sentence.slice(to)];
}
