/** The announcement bar's news. Which of them is current is decided at build, and again in the browser. */
import { formatDay, formatPercent } from "#lib/i18n/format.ts";
import type { Announcements } from "#schemas/announcement.ts";
import type { Locale } from "#schemas/locale.ts";
import { listBundles } from "./bundles.ts";
import { documentOf, documentsOf } from "./documents.ts";
import { percentSaved } from "./fact-words.ts";
import { firstLanguage } from "./fallback.ts";
import { productFacts } from "./products.ts";
import { derived } from "./reads.ts";

export type Announcement = Announcements["announcements"][number] & { text: string; language: Locale };

const words = new Map(documentsOf("AnnouncementWords").map(({ data, path }) => [path[0] as Locale, data.announcements]));

/** The announcement of a sale that is not over on a day, YYYY-MM-DD; with or without text. */
export function findSale(day: string): Announcements["announcements"][number] | undefined {
  return documentOf("Announcements").announcements.find(({ isSale, end }) => isSale === true && day <= end);
}

/** What the sale saves at most, in whole percent of a list price. Many pages show it, and few prices change it. */
const mostSaved = derived("most-saved", findMostSaved, String);

function findMostSaved(): number {
  const sold = [...productFacts.values()].filter(({ salesCondition }) => salesCondition !== "Discontinued");
  const offers = sold.flatMap(({ editions, upgrades }) => [...editions, ...upgrades]);
  const savings = [...offers, ...listBundles()].map(({ price }) =>
    "free" in price || price.sale === undefined ? 0 : percentSaved(price.list, price.sale),
  );
  return Math.max(0, ...savings);
}

/** Every announcement that has words, the first of the file first; `{end}` in its text becomes its last day, `{percent}` what a sale saves at most. */
export function listAnnouncements(locale: Locale): Announcement[] {
  return documentOf("Announcements").announcements.flatMap((announcement) => {
    const found = firstLanguage(locale, (language) => words.get(language)?.[announcement.id]);
    if (found === undefined) return [];
    const { value, language } = found;
    const text = value
      .replaceAll("{end}", formatDay(announcement.end, language))
      .replaceAll("{percent}", () => formatPercent(mostSaved(), language));
    return [{ ...announcement, text, language }];
  });
}
