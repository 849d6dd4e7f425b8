import type { Announcements } from "#schemas/announcement.ts";
import type { Locale } from "#schemas/locale.ts";
import { documentOf, documentsOf } from "./documents.ts";
import { firstLanguage } from "./fallback.ts";

export type Announcement = Announcements["announcements"][number] & { text: string; language: Locale };

const copies = new Map(documentsOf("AnnouncementWords").map(({ data, path }) => [path[0] as Locale, data.announcements]));

/** Every announcement with a text, in the order of the file. */
export function listAnnouncements(locale: Locale): Announcement[] {
  return documentOf("Announcements").announcements.flatMap((announcement) => {
    const found = firstLanguage(locale, (language) => copies.get(language)?.[announcement.id]);
    return found === undefined ? [] : [{ ...announcement, text: found.value, language: found.language }];
  });
}
