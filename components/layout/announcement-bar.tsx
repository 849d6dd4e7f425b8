/** News above the header. The island's loader hides it outside its days, because a document may be older than the news. */
import { AnnouncementClose } from "#components/islands/announcement-close.tsx";
import { Island } from "#components/ui/island.tsx";
import { listAnnouncements } from "#lib/content/announcements.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";

/** Japan's day: announcements begin and end at the vendor's midnight. */
const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format();

export function AnnouncementBar({ locale }: { locale: Locale }) {
  const announcement = listAnnouncements(locale).find(({ start, end }) => start <= today && today <= end);
  if (announcement === undefined) return null;
  const { text, language, tone, path, end } = announcement;
  const t = translatorFor(locale);
  return (
    <aside
      aria-label={t("header.announcement")}
      data-announcement=""
      data-until={end}
      className={tone === "alert" ? "bg-signal text-on-signal" : "bg-ink text-paper"}
    >
      <div className="mx-auto flex max-w-6xl items-center gap-4 px-5 py-1.5 text-small md:px-8">
        <p className="grow" lang={language === locale ? undefined : LANGUAGE_TAGS[language]}>
          {path === undefined ? (
            text
          ) : (
            <a href={localePath(locale, path)} className="underline decoration-1 underline-offset-4 hover:decoration-2">
              {text}
            </a>
          )}
        </p>
        <Island name="announcement-close" when="touch" of={AnnouncementClose} props={{ label: t("header.closeAnnouncement") }} />
      </div>
    </aside>
  );
}
