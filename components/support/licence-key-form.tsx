/** The form for a lost licence key. */
import { RequestLicenceKey } from "#components/islands/forms/request-licence-key.tsx";
import { Island } from "#components/ui/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import { fullEditionName } from "#lib/content/edition-names.ts";
import { productFact } from "#lib/content/fact-words.ts";
import { linkToGuide } from "#lib/content/guides.ts";
import { productFacts } from "#lib/content/products.ts";
import { linkTo } from "#lib/content/routes.ts";
import { failureMessages } from "#lib/failure-messages.ts";
import { pickMessages, type Translate, translatorFor } from "#lib/content/translator.ts";
import { LICENCE_KEY_ERROR_CODES } from "#schemas/licence-key-form.ts";
import type { Locale } from "#schemas/locale.ts";

/** Every edition that was ever sold, by product; what is free has no key. */
function listKeyed(t: Translate) {
  return [...productFacts].flatMap(([slug, facts]) => {
    const options = facts.editions
      .filter(({ price }) => !("free" in price))
      .map((edition) => ({ value: `${slug}/${edition.key}`, label: fullEditionName(facts, edition, t) }));
    return options.length === 0 ? [] : [{ label: facts.name, options }];
  });
}

export function LicenceKeyForm({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <NeedsScript words={t("licenceKeyForm.needsScript")}>
      <Island
        name="request-licence-key"
        when="touch"
        of={RequestLicenceKey}
        props={{
          language: locale,
          products: listKeyed(t),
          messages: messagesOf(locale, t),
          links: linksOf(locale, t),
        }}
      />
    </NeedsScript>
  );
}

/** Where to go until the key has come. */
function linksOf(locale: Locale, t: Translate) {
  return [
    ...linkToGuide("activation", locale, t("thanks.activationHelp")),
    ...linkTo("/installers", t("downloadLink.allDownloads"), locale),
  ];
}

function messagesOf(locale: Locale, t: Translate) {
  return {
    ...pickMessages(t, "licenceKeyForm", "email", "emailHint", "product", "productEmpty", "productRequired"),
    ...pickMessages(t, "licenceKeyForm", "message", "messageHint", "messageTooLong", "submit"),
    ...pickMessages(t, "licenceKeyForm", "sentTitle", "sentTo", "again"),
    ...pickMessages(t, "forms", "next", "emailRequired", "sending"),
    sent: t("licenceKeyForm.sent", { days: productFact.figure("licenceIssueDays", locale, t) }),
    sentBefore: t("licenceKeyForm.sentBefore", { time: productFact.figure("sameMailMinutes", locale, t) }),
    failures: failureMessages(LICENCE_KEY_ERROR_CODES, t),
  };
}
