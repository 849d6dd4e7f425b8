import { dayIn } from "#lib/day-in.ts";
import { TIME_ZONE } from "#lib/i18n/region.ts";

/** Of the announcements in the document, shows the first whose days these are, and notes about a sale while it lasts: the document may be older. */
export function showNews(): void {
  // Announcements begin and end at the vendor's midnight.
  const today = dayIn(TIME_ZONE, new Date());
  const bars = [...document.querySelectorAll<HTMLElement>("[data-announcement]")];
  const current = bars.find(({ dataset: { from = today, until = today } }) => from <= today && today <= until);
  for (const note of document.querySelectorAll<HTMLElement>("[data-sale]")) {
    const { from = today, until = today } = note.dataset;
    note.hidden = today < from || until < today;
  }
  for (const year of document.querySelectorAll("[data-year]")) year.textContent = String(new Date().getFullYear());
  for (const bar of bars) bar.hidden = bar.dataset.announcement !== current?.dataset.announcement;
}
