/** A mail as it will arrive, in its own words. Its button is an outline, because it can be pressed in the mail alone. */
import { site } from "#lib/content/site.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

type Props = {
  /** What to do with it, or what it is. */ caption: string;
  subject: string;
  text: readonly string[];
  button?: string;
  /** In small letters: how long it works, and what happens without it. */ after?: readonly string[];
  locale: Locale;
};

export function MailFigure({ caption, subject, text, button, after = [], locale }: Props) {
  const t = translatorFor(locale);
  return (
    <figure className="text-small">
      <figcaption className="mb-3 font-semibold">{caption}</figcaption>
      <div className="rounded-lg border border-rule bg-paper">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line px-5 py-4">
          <dt className="text-mute">{t("forms.mail.from")}</dt>
          <dd>{site.name}</dd>
          <dt className="text-mute">{t("forms.mail.subject")}</dt>
          <dd className="font-semibold wrap-anywhere">{subject}</dd>
        </dl>
        <div className="grid justify-items-start gap-4 px-5 py-5">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {button !== undefined && <p className="rounded-sm border border-dashed border-rule px-4 py-1.5 text-mute">{button}</p>}
          {after.map((paragraph) => (
            <p key={paragraph} className="text-note text-mute">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </figure>
  );
}
