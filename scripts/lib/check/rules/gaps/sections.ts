/** gaps/…: each section of a translation against the section that it was translated from. */
import { ALL_LOCALES } from "#schemas/locale.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import type { CorpusRule, Finding, Gap, Span } from "#scripts/lib/check/rule.ts";
import { hasLooseHeading } from "#scripts/lib/check/shown-document.ts";
import { startOf } from "#scripts/lib/check/positions.ts";
import { isUnwritten } from "#scripts/lib/check/segments.ts";
import type { Section } from "#scripts/lib/check/sections.ts";
import { counted, languageName, listed } from "#scripts/lib/report/wording.ts";
import { renamedRecords } from "#scripts/lib/check/translations/renamed-records.ts";
import { listGonePages } from "#scripts/lib/check/gone-pages.ts";
import { describeChange } from "#scripts/lib/check/translations/change.ts";
import { groupBy } from "#scripts/lib/group-by.ts";
import { nameOf } from "#scripts/lib/check/translations/names.ts";
import { canBeTheSame, comparedTexts, isCopy, type Pair } from "#scripts/lib/check/translations/pairs.ts";
import { isPart } from "#scripts/lib/check/translations/partners.ts";
import { recordsFile } from "#scripts/lib/check/translations/records.ts";

/** Where a section begins, and at most two hundred characters of it. */
export const spanOf = (file: string, { at: [start, end] }: Section): Span => ({ file, start, end: Math.min(end, start + 200) });

/** The first of some words of a section, which its text has with other spaces; where the section begins if there are none. */
export function placeIn(corpus: Corpus, file: string, section: Section, [word]: readonly string[]): Span {
  const pattern = word?.replace(/[$()*+./?[\\\]^{|}]/gu, "\\$&").replace(/\s/gu, "\\s+");
  const found =
    pattern === undefined ? null : new RegExp(`(?<![\\d.,])${pattern}(?!\\d)`, "u").exec(corpus.textOf(file).slice(...section.at));
  if (found === null) return spanOf(file, section);
  const start = section.at[0] + found.index;
  return { file, start, end: start + found[0].length };
}

/** The gap of an entry whose grace counts from the recorded day. */
const gapOf = ({ locale, gapClass, record }: Pair): Gap => ({ locale, gapClass, unit: "entry", since: record?.since });

export const sourceOf = ({ source: { file, section } }: Pair): Finding["related"] => [{ at: spanOf(file, section), message: "the source" }];

export const staleSection: CorpusRule = {
  id: "gaps/stale-section",
  forbids:
    "A section, field or message whose source has changed since it was translated. White space and emphasis do not count. `npm run translate -- diff FILE` shows the change; `npm run translate -- accept FILE#SECTION` records that the translation says it. `content/shared/policy.yaml` may give a class of content some days.",
  wrong: "content/en/support/trials.mdx says 20 days since yesterday, and content/de/support/trials.mdx still 14 days",
  right: "the German section says 20 days, and is accepted",
  *check(corpus) {
    for (const pair of comparedTexts(corpus).pairs) {
      const { state, section, record, source, file } = pair;
      if (state !== "stale" || section === undefined) continue;
      yield {
        at: spanOf(file, section),
        message: `${nameOf(pair)} is behind its source: ${describeChange(record?.text ?? "", source.section.text)}`,
        hint: `translate the change, then run npm run translate -- accept "${file}${section.id}"`,
        related: sourceOf(pair),
        gap: gapOf(pair),
      };
    }
  },
};

export const untranslatedSection: CorpusRule = {
  id: "gaps/untranslated",
  forbids:
    "A section, a heading, a field or a message that still is the source's own text: what `npm run translate -- stub FILE` wrote, or a copy of three words and more, of which two have small letters alone. A shorter text that is the same in both languages is accepted by its section.",
  wrong: "# de\nremember: Keep the key in a safe place",
  right: "# de\nremember: Bewahren Sie den Schlüssel gut auf",
  *check(corpus) {
    for (const pair of comparedTexts(corpus).pairs) {
      const { state, section, file, locale } = pair;
      if (state !== "untranslated" || section === undefined || isUnwritten(section.text) || isUnwritten(pair.source.section.text)) continue;
      const what = isCopy(pair) ? nameOf(pair) : `the heading of ${nameOf(pair)}`;
      const same = canBeTheSame(pair) ? `; if it is the same there, run npm run translate -- accept "${file}${section.id}"` : "";
      yield {
        at: spanOf(file, section),
        message: `${what} is not translated: it is the text of ${pair.source.file}`,
        hint: `write it in ${languageName(locale)}${same}`,
        related: sourceOf(pair),
        gap: gapOf(pair),
      };
    }
  },
};

export const unrecordedSection: CorpusRule = {
  id: "gaps/unrecorded",
  forbids:
    "A translation of which nothing records the source that it was made from: a later change of the source could not be noticed. `npm run translate -- accept FILE#SECTION` writes the record.",
  wrong: "a new content/de/support/trials.mdx, and content/de/sources.lock without it",
  right: 'npm run translate -- accept "content/de/support/trials.mdx"',
  *check(corpus) {
    // While a renamed page has no redirect, the records of its translations have the old name.
    const renamed = listGonePages(corpus).length > 0 ? renamedRecords(corpus) : new Map<Pair, unknown>();
    for (const locale of ALL_LOCALES) {
      const open = comparedTexts(corpus).pairs.filter(
        (pair) => pair.locale === locale && pair.state === "unrecorded" && !renamed.has(pair),
      );
      const records = corpus.records.get(locale);
      // gaps/damaged-records reports it.
      if (records?.byKey.size === 0 && records.faults.length > 0) continue;
      if (records === undefined && open.length > 0) {
        yield {
          at: startOf(recordsFile(locale)),
          message: `this file does not exist: nothing says what ${counted(open.length, "section")} in ${locale} were translated from`,
          hint: `take it from the repository's history, or run npm run translate -- accept --all --locale ${locale}`,
        };
        continue;
      }
      for (const [file, pairs] of groupBy(open, (pair) => pair.file)) {
        const [first] = pairs;
        if (first?.section === undefined) continue;
        const names = pairs.slice(0, 3).map(nameOf);
        // A single section is named, because accepting the file would accept the outdated ones in it, too.
        const accepted = pairs.length === 1 ? `${file}${first.section.id}` : file;
        yield {
          at: spanOf(file, first.section),
          message: `nothing records what ${listed(pairs.length > 3 ? [...names, `${pairs.length - 3} more`] : names)} ${pairs.length === 1 ? "was" : "were"} translated from`,
          hint: `compare with ${first.source.file}, then run npm run translate -- accept "${accepted}"${file.includes("/shared/") ? ` --locale ${locale}` : ""}`,
          related: sourceOf(first),
        };
      }
    }
  },
};

/** Fields that other rules compare entry by entry. */
const COMPARED = /^:(?:editions\/|details\/|announcements\/|changes\/|knownIssues\/|imageAlt$)/u;

/** Whether other rules say what is to be said of a section that one side lacks. */
const isReportedElsewhere = (document: Analysis, { id }: Section): boolean =>
  hasLooseHeading(document) || COMPARED.test(id) || document.place?.entity === "Messages";

export const missingSection: CorpusRule = {
  id: "gaps/missing-section",
  forbids:
    "A translation without a section or field that its source has, or with one that its source does not have. Sections of a body are compared in their order.",
  example: "mdx",
  wrong: "{/* en: ## Install, ## Remove */}\n\n## Installieren",
  right: "## Installieren\n\n…\n\n## Entfernen",
  *check(corpus) {
    const { pairs, surplus } = comparedTexts(corpus);
    for (const pair of pairs) {
      const { locale, state, file, source } = pair;
      const document = corpus.documents.get(file);
      if (state !== "missing" || document === undefined || isReportedElsewhere(document, source.section)) continue;
      const isPhrase = file === source.file;
      const near = isPhrase ? source.section : document.sections.findLast((each) => isPart(each) === isPart(source.section));
      yield {
        at: near === undefined ? startOf(file) : spanOf(file, near),
        message: `${nameOf(pair)} of the source is missing${isPhrase ? ` in ${languageName(locale)}` : ""}`,
        hint: `npm run translate -- stub "${file}"${isPhrase ? ` --locale ${locale}` : ""} adds the source's text, to be written over`,
        related: sourceOf(pair),
        gap: gapOf(pair),
      };
    }
    for (const { file, section, source } of surplus) {
      const document = corpus.documents.get(file);
      if (document === undefined || isReportedElsewhere(document, section)) continue;
      yield {
        at: spanOf(file, section),
        message: `${source} has no section that belongs to this one`,
        hint: "remove it, or add it to the source; by their links, components and length the other sections belong together",
      };
    }
  },
};

const hasSkippedLevel = (corpus: Corpus, file: string) =>
  corpus.documents.get(file)?.problems.some(({ rule }) => rule === "words/heading-level") === true;

export const sectionLevel: CorpusRule = {
  id: "gaps/section-level",
  forbids: "A heading of another level than in the source: the page would be divided differently in this language.",
  example: "mdx",
  wrong: "{/* en: ## Remove */}\n\n### Entfernen",
  right: "## Entfernen",
  *check(corpus) {
    for (const pair of comparedTexts(corpus).pairs) {
      const { section, source, file } = pair;
      if (!section?.depth || !source.section.depth || section.depth === source.section.depth) continue;
      // A skipped level is one finding.
      if ([file, source.file].some((each) => hasSkippedLevel(corpus, each))) continue;
      yield {
        at: spanOf(file, section),
        message: `this heading has level ${section.depth}, and that of the source ${source.section.depth}`,
        hint: `begin it with ${"#".repeat(source.section.depth)}`,
        related: sourceOf(pair),
      };
    }
  },
};
