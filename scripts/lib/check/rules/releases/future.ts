/** releases/…: releases that are dated ahead. */
import { today } from "#scripts/lib/days.ts";
import { listDocs } from "#scripts/lib/check/corpus.ts";
import { valueAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";

export const futureDate: CorpusRule = {
  id: "releases/future-date",
  forbids:
    "A release with a date in the future. One that is prepared ahead says `scheduled: true`: pages, feeds and downloads leave it out until that line is removed.",
  wrong: "date: 2206-09-01",
  right: "date: 2026-09-01",
  *check(corpus) {
    // The commit's date can be before today, on which a release is written; what was green once stays green.
    const now = [corpus.now, today()].sort().at(-1) ?? corpus.now;
    for (const doc of listDocs(corpus, "ReleaseFacts")) {
      const { date, scheduled } = doc.data;
      if (!date) continue;
      if (date > now && scheduled !== true) {
        yield {
          at: valueAt(doc, "date"),
          message: `${date} is in the future`,
          hint: "correct the date; for a release that is prepared ahead, add scheduled: true, which keeps it unseen",
        };
      } else if (date <= now && scheduled === true) {
        yield {
          at: valueAt(doc, "scheduled"),
          severity: "note",
          message: "the day of this release has come",
          hint: "remove scheduled: true to publish it",
        };
      }
    }
  },
};
