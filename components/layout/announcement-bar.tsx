/**
 * News above the header. A document may be older than its news: it holds all that are not over, and the island's loader shows
 * the one whose days these are.
 */
import { listAnnouncements } from "#lib/content/announcements.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { AnnouncementStrip } from "./announcement-strip.tsx";
import { vendorDay } from "./vendor-day.ts";

export function AnnouncementBar({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const announcements = listAnnouncements(locale).filter(({ end }) => vendorDay <= end);
  const current = announcements.find(({ start }) => start <= vendorDay);
  return announcements.map(({ id, text, language, tone, path, start, end }) => (
    <aside
      key={id}
      hidden={id !== current?.id}
      aria-label={t("header.announcement")}
      className="print:hidden"
      data-announcement={id}
      data-from={start}
      data-until={end}
      data-news=""
    >
      <AnnouncementStrip
        tone={tone}
        text={text}
        until={text.includes(formatDay(end, language)) ? undefined : t("header.announcementUntil", { day: formatDay(end, locale) })}
        lang={foreignTag(language, locale)}
        href={path === undefined ? undefined : localePath(locale, path)}
        locale={locale}
      />
    </aside>
  ));
}
