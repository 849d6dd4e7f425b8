/** Rules of texts with an entry for each entry of the facts: editions, close-ups, changes, announcements. */
import type { EntityName } from "#schemas/entities.ts";
import { type Corpus, findDocNamed, listDocs } from "#scripts/lib/check/corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { sourceOf } from "#scripts/lib/check/originals.ts";
import { gapClassOf } from "#scripts/lib/check/place.ts";
import { hasKey, keyAt, listEntries, topOf } from "#scripts/lib/check/positions.ts";
import { groupBy } from "#scripts/lib/group-by.ts";
import type { CorpusRule, Finding, Gap, RuleText, Span } from "#scripts/lib/check/rule.ts";
import { didYouMean, findNearest } from "#scripts/lib/report/wording.ts";

export type Entries = {
  texts: EntityName;
  /** The entity with the facts of a text, in a file of the same names. */
  facts: EntityName;
  /** The lists of the facts, each with the field that names an entry. The text has a group of the same name as the list. */
  nameOfEntry: Record<string, string>;
  /** Whether an entry keeps its name for good. */
  isForGood?: true;
  /** Whether a text is required only while the facts have an entry. */
  isForEntries?: true;
};
type Document = Omit<Analysis, "data"> & { data: Record<string, unknown> };

/** Makes a rule from the two entities and their lists. */
export function entriesRule(entries: RuleText & Entries): CorpusRule & Entries {
  const { texts, facts: entity, nameOfEntry, isForGood, isForEntries } = entries;
  return {
    ...entries,
    *check(corpus) {
      for (const { field, old, id, at } of listRenamed(corpus.asWritten ?? corpus, entries))
        yield {
          at,
          isCause: true,
          message: `every text has ${old} here, and none has ${id}`,
          hint: isForGood
            ? `write ${field}: ${old} again: it never changes, because installed products and pages elsewhere name it`
            : `write ${field}: ${old} again, or change it wherever the old one stands`,
        };
      for (const { names, ...document } of listDocs(corpus, texts) as (Document & { names: string[] })[]) {
        const facts: Document | undefined = findDocNamed(corpus, entity, names);
        // A file that cannot be read is a problem of its own.
        if (document.positions[""] === undefined || facts?.sound !== true) continue;
        const { locale } = document;
        const isSource = locale === undefined || locale === sourceOf(corpus, document);
        const since = facts.data.date as string | undefined;
        const gap: Gap | undefined = isSource ? undefined : { locale, gapClass: gapClassOf(texts), unit: "entry", since };
        const lists = Object.entries(nameOfEntry);
        // gaps/nothing-requires reports the text as a whole.
        if (isForEntries && lists.every(([list, field]) => entriesOf(facts, list, field).length === 0)) continue;
        for (const [list, field] of lists) {
          if (document.data[list] || document.sound) yield* compare(document, facts, list, field, gap);
        }
      }
    },
  };
}

/** @returns The corpus with the old names of entries that were renamed in the facts alone: what follows from a new name is no problem besides. */
export function withOldNames(corpus: Corpus, all: readonly Entries[]): Corpus {
  const renamed = all.flatMap((entries) => listRenamed(corpus, entries));
  if (renamed.length === 0) return corpus;
  const documents = new Map(corpus.documents);
  for (const [file, names] of groupBy(renamed, ({ at }) => at.file)) {
    const analysis = documents.get(file);
    if (analysis === undefined) continue;
    const data = structuredClone(analysis.data) as Record<string, Record<string, string>[]>;
    for (const { list, index, field, old } of names) {
      const entry = data[list]?.[index];
      if (entry !== undefined) entry[field] = old;
    }
    documents.set(file, { ...analysis, data });
  }
  return { ...corpus, documents, asWritten: corpus };
}

type Renamed = { list: string; index: number; field: string; old: string; id: string; at: Span };

/** Entries that the facts call otherwise than the texts of all languages do. */
function listRenamed(corpus: Corpus, { texts, facts: entity, nameOfEntry, isForGood }: Entries): Renamed[] {
  const versions = groupBy(listDocs(corpus, texts) as (Document & { names: string[] })[], ({ names }) => names.join("/"));
  return [...versions.values()].flatMap(([first, ...others]) => {
    const facts: Document | undefined = first && findDocNamed(corpus, entity, first.names);
    // A single text has more probably a typing error itself.
    if (first === undefined || others.length === 0 || facts?.sound !== true) return [];
    return Object.entries(nameOfEntry).flatMap(([list, field]) => {
      const named = [first, ...others].map(({ data }) => new Set(Object.keys(data[list] ?? {})));
      const known = entriesOf(facts, list, field);
      const unnamed = known.filter(({ id }) => named.every((keys) => !keys.has(id)));
      const gone = [...(named[0] ?? [])].filter((key) => named.every((keys) => keys.has(key)) && known.every(({ id }) => id !== key));
      return unnamed.flatMap(({ id, ...place }) => {
        // What comes and goes, such as an announcement, may also have been replaced by another entry.
        const old = isForGood && unnamed.length === 1 && gone.length === 1 ? gone[0] : findNearest(id, gone);
        return old === undefined ? [] : [{ list, field, old, id, ...place }];
      });
    });
  });
}

function entriesOf(facts: Document, list: string, field: string): { id: string; index: number; at: Span }[] {
  const entries = listEntries(facts as Document & { data: Record<string, Record<string, string>[]> }, list);
  return entries.flatMap(({ entry, index, at }) => (entry[field] ? [{ id: entry[field], index, at: at(field) }] : []));
}

/** @param gap Of a text that is missing. @returns Entries of a text that its facts do not have, and the other way round. */
function* compare(document: Document, facts: Document, list: string, field: string, gap: Gap | undefined): Generator<Finding> {
  // null is a value that the schema refuses, which other rules report.
  const keys = Object.entries(document.data[list] ?? {}).flatMap(([key, value]) => (value === null ? [] : [key]));
  const known = entriesOf(facts, list, field);
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
      gap,
    };
  }
}
