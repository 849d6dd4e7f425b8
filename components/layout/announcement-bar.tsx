import { listAnnouncements } from "#lib/content/announcements.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { AnnouncementStrip } from "./announcement-strip.tsx";

/** The day in Japan, where announcements begin and end at midnight. */
const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format();

/**
 * Announcements above the header. A document contains every announcement that is not over at build, and shows the current one; the
 * loader corrects that in the browser.
 */
export function AnnouncementBar({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const announcements = listAnnouncements(locale).filter(({ end }) => today <= end);
  const current = announcements.find(({ start }) => start <= today);
  return announcements.map(({ id, text, language, tone, path, start, end }) => (
    <aside
      key={id}
      hidden={id !== current?.id}
      aria-label={t("header.announcement")}
      data-announcement={id}
      data-from={start}
      data-until={end}
      data-news=""
    >
      <AnnouncementStrip
        tone={tone}
        text={text}
        lang={foreignTag(language, locale)}
        href={path === undefined ? undefined : localePath(locale, path)}
        locale={locale}
      />
    </aside>
  ));
}
