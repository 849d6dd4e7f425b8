/** catalogue/…: the announcement bar shows one announcement a day. */
import { findDoc } from "#scripts/lib/check/corpus.ts";
import { listEntries } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";

type Days = { id: string; start: string; end: string };

export const announcementHidden: CorpusRule = {
  id: "catalogue/announcement-hidden",
  forbids: "An announcement that is never shown, because those above it are shown on each of its days.",
  wrong:
    "- { id: autumn-sale, tone: primary, start: 2026-11-20, end: 2026-12-17 }\n- { id: trade-fair, tone: primary, start: 2026-12-01, end: 2026-12-05 }",
  right:
    "- { id: trade-fair, tone: primary, start: 2026-12-01, end: 2026-12-05 }\n- { id: autumn-sale, tone: primary, start: 2026-11-20, end: 2026-12-17 }",
  *check(corpus) {
    const above: Days[] = [];
    for (const { entry, at } of listEntries(findDoc(corpus, "Announcements"), "announcements")) {
      const { id, start, end } = entry;
      if (!id || !start || !end) continue;
      const hiding = end < corpus.now ? undefined : findHiding({ id, start, end }, above);
      if (hiding !== undefined)
        yield {
          at: at("id"),
          message: `${id} is never shown: on each of its days, ${hiding.join(" or ")} is`,
          hint: `move it above ${hiding[0] ?? ""}, or change its days`,
        };
      above.push({ id, start, end });
    }
  },
};

/** The names of the announcements that together take every day; undefined if one is left. In the order of their days. */
function findHiding({ start, end }: Days, above: readonly Days[]): string[] | undefined {
  const names: string[] = [];
  for (let day = start; day <= end;) {
    const shown = above.find((other) => other.start <= day && day <= other.end);
    if (shown === undefined) return undefined;
    names.push(shown.id);
    day = dayAfter(shown.end);
  }
  return [...new Set(names)];
}

/** @param day YYYY-MM-DD. */
function dayAfter(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
