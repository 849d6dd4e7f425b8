/** The announcement bar's news. Which of them is current is decided at build, and again in the browser. */
import { formatDay } from "#lib/i18n/format.ts";
import type { Announcements } from "#schemas/announcement.ts";
import type { Locale } from "#schemas/locale.ts";
import { documentOf, documentsOf } from "./documents.ts";
import { firstLanguage } from "./fallback.ts";

export type Announcement = Announcements["announcements"][number] & { text: string; language: Locale };

const words = new Map(documentsOf("AnnouncementWords").map(({ data, path }) => [path[0] as Locale, data.announcements]));

/** The announcement of a sale that is not over on a day, YYYY-MM-DD; with or without text. */
export function findSale(day: string): Announcements["announcements"][number] | undefined {
  return documentOf("Announcements").announcements.find(({ isSale, end }) => isSale === true && day <= end);
}

/** Every announcement that has words, the first of the file first; `{end}` in its text becomes its last day. */
export function listAnnouncements(locale: Locale): Announcement[] {
  return documentOf("Announcements").announcements.flatMap((announcement) => {
    const found = firstLanguage(locale, (language) => words.get(language)?.[announcement.id]);
    return found === undefined
      ? []
      : [{ ...announcement, text: found.value.replaceAll("{end}", formatDay(announcement.end, found.language)), language: found.language }];
  });
}
