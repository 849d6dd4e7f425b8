import { site } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";

/** Props of the newsletter form. @param path The page's path without locale. */
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
      consent: t("newsletter.consent"),
      privacy: t("newsletter.privacy"),
      submit: t("newsletter.submit"),
      sending: t("newsletter.sending"),
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
