/** The page that the unsubscribe link of a mail opens. */
import { MailAction } from "#components/islands/forms/mail-action.tsx";
import { Island } from "#components/islands/island.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { refusalsByFragment, TargetOutcomes } from "#components/ui/target-outcomes.tsx";
import type { PageProps } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";

export function NewsletterUnsubscribePage({ page, locale }: PageProps) {
  const t = translatorFor(locale);
  const support = { href: localePath(locale, "/support"), label: t("newsletterUnsubscribe.writeToUs") };
  const done = {
    title: t("newsletterUnsubscribe.done.title"),
    text: t("newsletterUnsubscribe.done.text"),
    way: { href: "#newsletter", label: t("newsletterUnsubscribe.subscribeAgain") },
  };
  const invalid = { title: t("newsletterUnsubscribe.invalid.title"), text: t("newsletterUnsubscribe.invalid.text"), way: support };
  const outcomes = {
    done,
    // Unsubscribe links never expire, and using one twice is no error.
    repeated: done,
    INVALID_TOKEN: invalid,
    TOKEN_EXPIRED: invalid,
    RATE_LIMIT_EXCEEDED: { title: t("forms.failedTitle"), text: t("errors.RATE_LIMIT_EXCEEDED") },
    OTHER: { title: t("forms.failedTitle"), text: t("errors.GENERIC"), way: support },
  };
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} />
      <TargetOutcomes outcomes={{ ...refusalsByFragment(outcomes), unsubscribed: done }} good={["unsubscribed"]}>
        <Island
          name="mail-action"
          when="person"
          component={MailAction}
          props={{
            action: "unsubscribe",
            submit: t("newsletterUnsubscribe.submit"),
            sending: t("newsletterUnsubscribe.sending"),
            outcomes,
          }}
        />
      </TargetOutcomes>
    </>
  );
}
