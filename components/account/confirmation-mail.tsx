import { fill } from "#components/islands/fill.ts";
import { requireMailWords } from "#lib/content/mail.ts";
import { commerce } from "#lib/content/site.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { MailFigure } from "#components/ui/mail-figure.tsx";

type Props = {
  mail: "accountConfirm" | "newsletterConfirm";
  /** Whether a form on the page sends it: before that there is nothing to look for. */ isToCome?: boolean;
  locale: Locale;
};

/** The mail that confirms an address, in its own words, without its notice to whom it reached by mistake. */
export function ConfirmationMail({ mail, isToCome = false, locale }: Props) {
  const t = translatorFor(locale);
  const { subject, text, button, after } = requireMailWords(locale).words[mail];
  return (
    <MailFigure
      caption={t(isToCome ? "forms.mail.example" : "forms.mail.find")}
      subject={subject}
      text={text}
      button={button}
      after={after.slice(0, 1).map((line) => fill(line, { days: String(commerce.confirmationDays) }))}
    />
  );
}
