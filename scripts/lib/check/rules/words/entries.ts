/** Rules of texts with an entry for each entry of the facts: editions, close-ups, changes, announcements. */
import type { EntityName } from "#schemas/entities.ts";
import type { GapClass } from "#schemas/policy.ts";
import { findDocNamed, listDocs } from "#scripts/lib/check/corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { sourceOf } from "#scripts/lib/check/originals.ts";
import { hasKey, keyAt, listEntries, topOf } from "#scripts/lib/check/positions.ts";
import type { CorpusRule, Finding, RuleText } from "#scripts/lib/check/rule.ts";
import { didYouMean, findNearest } from "#scripts/lib/report/wording.ts";

type Entries = {
  gapClass: GapClass;
  texts: EntityName;
  /** The entity with the facts of a text, in a file of the same names. */
  facts: EntityName;
  /** The lists of the facts, each with the field that names an entry. The text has a group of the same name as the list. */
  nameOfEntry: Record<string, string>;
};
type Document = Omit<Analysis, "data"> & { data: Record<string, unknown> };

/** Makes a rule from the two entities and their lists. */
export function entriesRule({ gapClass, texts, facts: entity, nameOfEntry, ...text }: RuleText & Entries): CorpusRule {
  return {
    ...text,
    *check(corpus) {
      for (const { names, ...document } of listDocs(corpus, texts) as (Document & { names: string[] })[]) {
        const facts: Document | undefined = findDocNamed(corpus, entity, names);
        // A file that cannot be read is a problem of its own.
        if (document.positions[""] === undefined || facts?.sound !== true) continue;
        const { locale } = document;
        const since = facts.data.date as string | undefined;
        const gap =
          locale === undefined || locale === sourceOf(corpus, document) ? {} : { gap: { locale, gapClass, unit: "entry" as const, since } };
        for (const [list, field] of Object.entries(nameOfEntry)) {
          if (document.data[list] || document.sound) yield* compare(document, facts, list, field, gap);
        }
      }
    },
  };
}

/** @param gap What a text that is missing has besides. @returns Entries of a text that its facts do not have, and the other way round. */
function* compare(document: Document, facts: Document, list: string, field: string, gap: Pick<Finding, "gap">): Generator<Finding> {
  // null is a value that the schema refuses, which other rules report.
  const keys = Object.entries(document.data[list] ?? {}).flatMap(([key, value]) => (value === null ? [] : [key]));
  const entries = listEntries(facts as Document & { data: Record<string, Record<string, string>[]> }, list);
  const known = entries.flatMap(({ entry, at }) => (entry[field] ? [{ id: entry[field], at: at(field) }] : []));
  const ids = known.map(({ id }) => id);
  const unknown = keys.filter((key) => !ids.includes(key));
  const misspelt = new Set(unknown.map((key) => findNearest(key, ids)));
  for (const key of unknown)
    yield {
      at: keyAt(document, list, key),
      message: `${facts.file} has no ${key}`,
      hint: didYouMean(key, ids, "remove it, or add it to the facts"),
    };
  for (const { id, at } of known) {
    if (keys.includes(id) || misspelt.has(id)) continue;
    yield {
      at: hasKey(document, list) ? keyAt(document, list) : topOf(document),
      message: `there is no text for ${id}`,
      hint: `add ${id} below ${list}`,
      related: [{ at, message: "required here" }],
      ...gap,
    };
  }
}
