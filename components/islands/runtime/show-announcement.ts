/** Shows the first announcement in the document that is current today, because the document may have been built on another day. */
export function showAnnouncement(): void {
  // Announcements begin and end at midnight in Japan.
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format();
  const bars = [...document.querySelectorAll<HTMLElement>("[data-announcement]")];
  const current = bars.find(({ dataset: { from = today, until = today } }) => from <= today && today <= until);
  for (const bar of bars) bar.hidden = bar.dataset.announcement !== current?.dataset.announcement;
}
