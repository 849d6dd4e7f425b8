/** The newest mail of an inbox, the one to look for, before the edges of older ones. It has no button: the page says what to press in the mail. */
import { site } from "#lib/content/site.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { BrandMark } from "./brand-mark.tsx";

type Props = {
  /** What the mail is to the visitor. */ caption: string;
  subject: string;
  /** How it begins; its end is cut. */ preview: string;
  /** Sentences below the picture: what to press in it, how long it works. */ notes: readonly string[];
  locale: Locale;
};

/** Other mails, older ones narrower and paler. */
const OTHERS = ["mx-3", "mx-6 opacity-60"];

export function InboxFigure({ caption, subject, preview, notes, locale }: Props) {
  return (
    <figure className="text-small">
      <figcaption className="mb-4 text-h3 leading-tight font-semibold">{caption}</figcaption>
      <div className="rounded-lg border border-rule bg-raise">
        <div className="flex items-center gap-3 p-4 sm:p-5">
          <svg width="8" height="8" className="shrink-0 fill-signal" aria-hidden="true">
            <circle cx="4" cy="4" r="4" />
          </svg>
          <BrandMark className="size-9 shrink-0" />
          <div className="min-w-0 grow">
            <p className="flex items-baseline justify-between gap-3">
              <b className="font-semibold">{site.name}</b>
              <span className="shrink-0 text-note text-mute">{translatorFor(locale)("forms.mail.now")}</span>
            </p>
            <p className="leading-snug font-semibold">{subject}</p>
            <p className="line-clamp-2 text-note text-mute">{preview}</p>
          </div>
        </div>
      </div>
      {OTHERS.map((look) => (
        <div key={look} className={`h-3 rounded-b-lg border border-t-0 border-rule ${look}`} />
      ))}
      {notes.length > 0 && <p className="mt-4 text-mute">{notes.join(sentenceSpace(locale))}</p>}
    </figure>
  );
}
