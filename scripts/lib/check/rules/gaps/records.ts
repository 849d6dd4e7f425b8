/** gaps/…: the records of what translations were made from. */
import { linesIn } from "#scripts/lib/check/corpus.ts";
import { listGonePages } from "#scripts/lib/check/gone-pages.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import { recordsFile } from "#scripts/lib/check/translations/records.ts";
import { unneededRecords } from "#scripts/lib/check/translations/unneeded-records.ts";
import { listed } from "#scripts/lib/report/wording.ts";

export const damagedRecords: CorpusRule = {
  id: "gaps/damaged-records",
  forbids: "A line of a `sources.lock` that `npm run translate` did not write: what is left from a merge, or an edit by hand.",
  wrong: "<<<<<<< HEAD",
  right: "both sides of the merge, without its marks: npm run translate -- tidy",
  *check(corpus) {
    for (const [locale, { faults, byKey }] of corpus.records) {
      const file = recordsFile(locale);
      const { starts } = linesIn(corpus)(file);
      for (const { line, message } of faults) {
        const start = starts[line - 1] ?? 0;
        yield {
          at: { file, start, end: (starts[line] ?? start + 1) - 1 },
          message: byKey.size === 0 ? `${message}, and no other is` : message,
          // Of such a file, tidy would leave nothing.
          hint:
            byKey.size === 0
              ? "a program has rewritten the file: take it from the repository's history"
              : "run npm run translate -- tidy, then accept what the check names",
        };
      }
    }
  },
};

export const unneededRecord: CorpusRule = {
  id: "gaps/unneeded-record",
  forbids:
    "A record in `sources.lock` of a text that is no more. A note: the next command that writes the file would remove it, and a change of something else would show it. `--fix` removes it.",
  wrong: "a message is removed from all languages, and content/de/sources.lock still has it",
  right: "npm run check:content -- --fix",
  *check(corpus) {
    // While a renamed page has no redirect, the records of its translations have the old name.
    if (listGonePages(corpus).length > 0) return;
    for (const locale of languagesOf(corpus).listed) {
      const keys = unneededRecords(corpus, locale);
      if (keys.length === 0) continue;
      const file = recordsFile(locale);
      const text = corpus.textOf(file);
      const spans = keys.map((key) => {
        const start = text.startsWith(`${key}\t`) ? 0 : text.indexOf(`\n${key}\t`) + 1;
        return { file, start, end: text.indexOf("\n", start) + 1 };
      });
      const [first] = spans;
      if (first === undefined) continue;
      const names = keys.length > 3 ? [...keys.slice(0, 3), `${keys.length - 3} more`] : keys;
      yield {
        at: { ...first, end: first.start + (keys[0]?.length ?? 0) },
        message: `${listed(names)} ${keys.length === 1 ? "is" : "are"} no more, and recorded here`,
        hint: `npm run check:content -- --fix removes ${keys.length === 1 ? "the record" : `the ${keys.length} records`}`,
        severity: "note",
        fix: spans.map(({ start, end }) => ({ start, end, text: "" })),
      };
    }
  },
};
