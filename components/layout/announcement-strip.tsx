import { CloseButton } from "#components/ui/close-button.tsx";
import { translatorFor } from "#lib/content/translator.ts";
import type { Announcements } from "#schemas/announcement.ts";
import type { Locale } from "#schemas/locale.ts";

type Props = {
  tone: Announcements["announcements"][number]["tone"];
  text: string;
  /** Until when it is true. */
  until?: string;
  /** The words' own, where it is not the page's. */
  lang?: string;
  href?: string;
  locale: Locale;
};

/** How one piece of news is drawn. Its button hides the element around it that has `data-news`. */
export function AnnouncementStrip({ tone, text, until, lang, href, locale }: Props) {
  return (
    <div
      className={
        tone === "alert"
          ? "bg-signal text-on-signal [--focus:var(--color-on-signal)]"
          : "bg-glass text-on-glass [--focus:var(--color-on-glass)]"
      }
    >
      <div className="mx-auto flex min-h-12 max-w-6xl items-center gap-4 px-5 py-1.5 text-small md:px-8">
        <p className="grow">
          {href === undefined ? (
            <span lang={lang}>{text}</span>
          ) : (
            <a href={href} lang={lang} className="underline decoration-1 underline-offset-4 hover:decoration-2">
              {text}
            </a>
          )}
          {until !== undefined && (
            <>
              {" "}
              <span className="whitespace-nowrap">{until}</span>
            </>
          )}
        </p>
        <div className="scripting-only shrink-0">
          <CloseButton label={translatorFor(locale)("header.closeAnnouncement")} of="[data-news]" className="hover:bg-current/10" />
        </div>
      </div>
    </div>
  );
}
