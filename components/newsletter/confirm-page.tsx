/** The page that the newsletter's confirmation mail opens. Opening it changes nothing, because mail scanners open links, too. */
import { MailAction } from "#components/islands/forms/mail-action.tsx";
import { Island } from "#components/islands/island.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { failureOutcomes, refusalsByFragment, TargetOutcomes } from "#components/ui/target-outcomes.tsx";
import type { PageProps } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";

export function NewsletterConfirmPage({ page, locale }: PageProps) {
  const t = translatorFor(locale);
  const onward = { href: localePath(locale, "/products"), label: t("products.seeAll") };
  const subscribe = { href: "#newsletter", label: t("newsletterConfirm.subscribeAgain") };
  const outcomes = {
    done: { title: t("newsletterConfirm.confirmed.title"), text: t("newsletterConfirm.confirmed.text"), way: onward },
    repeated: { title: t("newsletterConfirm.already.title"), text: t("newsletterConfirm.already.text"), way: onward },
    INVALID_TOKEN: { title: t("newsletterConfirm.invalid.title"), text: t("newsletterConfirm.invalid.text"), way: subscribe },
    TOKEN_EXPIRED: { title: t("newsletterConfirm.expired.title"), text: t("newsletterConfirm.expired.text"), way: subscribe },
    ...failureOutcomes(t),
  };
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} />
      <TargetOutcomes
        outcomes={{ ...refusalsByFragment(outcomes), confirmed: outcomes.done, "already-confirmed": outcomes.repeated }}
        good={["confirmed", "already-confirmed"]}
      >
        <Island
          name="mail-action"
          when="person"
          component={MailAction}
          props={{ action: "confirm", submit: t("newsletterConfirm.submit"), sending: t("newsletterConfirm.sending"), outcomes }}
        />
      </TargetOutcomes>
    </>
  );
}
