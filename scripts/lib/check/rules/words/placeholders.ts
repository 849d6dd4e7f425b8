/** words/…: what an announcement's text leaves to be filled in. */
import { ANNOUNCEMENT_PLACEHOLDERS } from "#schemas/announcement.ts";
import { findDoc, listDocs } from "#scripts/lib/check/corpus.ts";
import { sourceOf } from "#scripts/lib/check/originals.ts";
import { spanOf, valueAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { matchNames } from "#scripts/lib/check/rules/messages/compare.ts";
import { findNearest, listed } from "#scripts/lib/report/wording.ts";

const KNOWN: readonly string[] = ANNOUNCEMENT_PLACEHOLDERS;

const placeholdersIn = (text: string): string[] => [...new Set([...text.matchAll(/\{([^{}]*)\}/gu)].map(([, name = ""]) => name))];

export const announcementPlaceholders: CorpusRule = {
  id: "words/announcement-placeholders",
  forbids: "An announcement with a placeholder that does not exist, which visitors would see; or a translation without one of its source.",
  example: "yaml",
  wrong: "announcements:\n  # en: Up to {percent} off until {end}.\n  autumn-sale: Bis zu {prozent} Rabatt bis {end}.",
  right: "announcements:\n  autumn-sale: Bis zu {percent} Rabatt bis {end}.",
  *check(corpus) {
    for (const doc of listDocs(corpus, "AnnouncementWords")) {
      const locale = sourceOf(corpus, doc);
      const source = doc.locale === locale ? undefined : findDoc(corpus, "AnnouncementWords", locale);
      for (const [id, text] of Object.entries(doc.data.announcements ?? {})) {
        if (!text) continue;
        const at = valueAt(doc, "announcements", id);
        const own = placeholdersIn(text);
        const wanted = placeholdersIn(source?.data.announcements?.[id] ?? "");
        const { renamed, missing } = matchNames(
          own.filter((name) => !KNOWN.includes(name)),
          wanted.filter((name) => KNOWN.includes(name) && !own.includes(name)),
        );
        for (const { name, meant = findNearest(name, KNOWN) } of renamed) {
          const start = corpus.textOf(doc.file).indexOf(`{${name}}`, at.start);
          yield {
            at: start < 0 || start >= at.end ? at : spanOf(doc, start, start + name.length + 2),
            message: `there is no {${name}}`,
            hint:
              meant === undefined
                ? `write ${listed(
                    KNOWN.map((each) => `{${each}}`),
                    "or",
                  )}, or no braces`
                : `did you mean {${meant}}?`,
          };
        }
        if (/[{}]/u.test(text.replace(/\{[^{}]*\}/gu, "")))
          yield { at, message: "a brace is left over, which visitors would see", hint: "write each placeholder between one { and one }" };
        for (const name of missing)
          yield {
            at,
            message: `{${name}} of the source is missing`,
            hint: `write {${name}} somewhere in the text`,
            related: source && [{ at: valueAt(source, "announcements", id), message: "the source" }],
          };
      }
    }
  },
};
