/** The top of an inbox, whose newest mail is the one to look for. It has no button: the page says what to press in the mail. */
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

/** Other mails, older ones paler: places in units of the screen, bars in place of words. */
const OTHERS = [
  { y: 36, sender: "30%", opacity: 1 },
  { y: 100, sender: "22%", opacity: 0.4 },
];

export function InboxFigure({ caption, subject, preview, notes, locale }: Props) {
  return (
    <figure className="text-small">
      <figcaption className="mb-3 font-semibold">{caption}</figcaption>
      <div className="overflow-hidden rounded-lg border border-rule bg-raise">
        <div className="flex items-center gap-3 bg-line p-4">
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
            <p className="line-clamp-1 text-note text-mute">{preview}</p>
          </div>
        </div>
        <svg width="100%" height="136" className="block fill-line" aria-hidden="true">
          {OTHERS.map(({ y, sender, opacity }) => (
            <g key={y} opacity={opacity}>
              <circle cx="54" cy={y} r="18" />
              <rect x="84" y={y - 12} width={sender} height="8" rx="4" />
              <rect x="84" y={y + 6} width="60%" height="8" rx="4" />
            </g>
          ))}
        </svg>
      </div>
      {notes.length > 0 && <p className="mt-3 text-mute">{notes.join(sentenceSpace(locale))}</p>}
    </figure>
  );
}
