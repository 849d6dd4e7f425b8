/** What the unsubscribe link in a mail opens: one button, and no question why. */
import { MailAction } from "#components/islands/forms/mail-action.tsx";
import { Island } from "#components/ui/island.tsx";
import { LOW_SILENCE } from "#components/ui/field-drawings.ts";
import { TaskHead } from "#components/ui/task-head.tsx";
import { refusalsByFragment, TargetOutcomes } from "#components/ui/target-outcomes.tsx";
import type { Page } from "#lib/content/pages.ts";
import { failureOutcomes } from "#lib/failure-messages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { pickMessages, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function NewsletterUnsubscribePage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const support = { href: localePath(locale, "/support"), label: t("newsletterUnsubscribe.writeToUs") };
  const done = {
    ...pickMessages(t, "newsletterUnsubscribe.done", "title", "text"),
    way: { href: `${localePath(locale, "/")}#newsletter`, label: t("newsletterUnsubscribe.subscribeAgain") },
  };
  const invalid = { ...pickMessages(t, "newsletterUnsubscribe.invalid", "title", "text"), way: support };
  const failures = failureOutcomes(t);
  const outcomes = {
    done,
    // The link in a mail must work for years: it never expires, and pressing twice is no mistake.
    repeated: done,
    INVALID_TOKEN: invalid,
    TOKEN_EXPIRED: invalid,
    ...failures,
    OTHER: { ...failures.OTHER, way: support },
  };
  return (
    <TaskHead headline={page.data.headline} locale={locale} lead={page.data.lead} drawing={LOW_SILENCE}>
      <TargetOutcomes outcomes={{ ...refusalsByFragment(outcomes), unsubscribed: done }} good={["unsubscribed"]} className="mt-9">
        <Island
          name="mail-action"
          when="person"
          of={MailAction}
          props={{
            action: "unsubscribe",
            ...pickMessages(t, "newsletterUnsubscribe", "submit", "sending"),
            outcomes,
            stay: { href: localePath(locale, "/"), label: t("newsletterUnsubscribe.stay") },
          }}
        />
      </TargetOutcomes>
    </TaskHead>
  );
}
