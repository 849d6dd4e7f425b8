import { fill } from "#components/islands/fill.ts";
import { requireMailWords } from "#lib/content/mail.ts";
import { commerce } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { InboxFigure } from "#components/ui/inbox-figure.tsx";

type Props = {
  mail: "accountConfirm" | "newsletterConfirm";
  /** Whether a form on the page sends it, whose page does not say otherwise what to press in it. */ isToCome?: boolean;
  locale: Locale;
};

/** The mail that confirms an address, in its own words. */
export function ConfirmationMail({ mail, isToCome = false, locale }: Props) {
  const t = translatorFor(locale);
  const { subject, heading, button, after } = requireMailWords(locale).words[mail];
  const expiry = after.slice(0, 1).map((line) => fill(line, { days: String(commerce.confirmationDays) }));
  return (
    <InboxFigure
      caption={t(isToCome ? "forms.mail.next" : "forms.mail.find")}
      subject={subject}
      preview={heading}
      notes={isToCome ? [t("forms.mail.press", { button }), ...expiry] : expiry}
      locale={locale}
    />
  );
}
