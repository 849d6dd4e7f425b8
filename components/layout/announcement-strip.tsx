import { AnnouncementClose } from "#components/islands/announcement-close.tsx";
import { Island } from "#components/islands/island.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { translatorFor } from "#lib/content/translator.ts";
import type { Announcements } from "#schemas/announcement.ts";
import type { Locale } from "#schemas/locale.ts";

type Props = {
  tone: Announcements["announcements"][number]["tone"];
  text: string;
  /** Set if it is not the page's language. */
  lang?: string | undefined;
  href?: string | undefined;
  locale: Locale;
};

/** One announcement. Its button hides the element around it that has `data-news`. */
export function AnnouncementStrip({ tone, text, lang, href, locale }: Props) {
  return (
    <div className={tone === "alert" ? "bg-signal text-on-signal" : "bg-ink text-paper"}>
      <div className="mx-auto flex min-h-12 max-w-6xl items-center gap-4 px-5 py-1.5 text-small md:px-8">
        <p className="grow" lang={lang}>
          {href === undefined ? (
            text
          ) : (
            <TextLink href={href} tone="inherit">
              {text}
            </TextLink>
          )}
        </p>
        <div className="scripting-only shrink-0">
          <Island
            name="announcement-close"
            component={AnnouncementClose}
            props={{ label: translatorFor(locale)("header.closeAnnouncement") }}
          />
        </div>
      </div>
    </div>
  );
}
