import { site } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Props of the newsletter form: where it stands, where success leads, and its words. @param path The page's, without language. */
export function newsletterProps(locale: Locale, path: string) {
  const t = translatorFor(locale);
  return {
    language: locale,
    page: localePath(locale, path),
    thanksPath: localePath(locale, "/thanks-for-registering"),
    privacyPath: localePath(locale, "/privacy"),
    policyVersion: site.privacyPolicy,
    messages: {
      email: t("newsletter.email"),
      consent: t("newsletter.consent") + sentenceSpace(locale),
      privacy: t("newsletter.privacy"),
      submit: t("newsletter.submit"),
      sending: t("newsletter.sending"),
      required: t("newsletter.required"),
      consentRequired: t("newsletter.consentRequired"),
      failures: {
        INVALID_EMAIL: t("errors.INVALID_EMAIL"),
        ALREADY_SUBSCRIBED: t("errors.ALREADY_SUBSCRIBED"),
        RATE_LIMIT_EXCEEDED: t("errors.RATE_LIMIT_EXCEEDED"),
        OTHER: t("errors.REGISTRATION_FAILED"),
      },
    },
  };
}
