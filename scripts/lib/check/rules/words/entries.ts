/** Rules of texts with an entry for each entry of the facts: editions, close-ups, changes, announcements. */
import type { GapClass } from "#schemas/policy.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule, Finding, RuleText } from "#scripts/lib/check/rule.ts";
import { didYouMean, findNearest } from "#scripts/lib/report/wording.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { keyAt, topOf, hasKey, valueAt } from "#scripts/lib/check/positions.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import type { Path } from "#scripts/lib/content-files/yaml-file.ts";

type Group = {
  document: Omit<Analysis, "data"> & { data: { source?: string | null } };
  facts: Pick<Analysis, "file" | "positions" | "sound">;
  /** The field of the document with an entry for each id. */
  field: string;
  ids: readonly (string | undefined)[];
  factsPath: (index: number) => Path;
  entries: object | null | undefined;
  since?: string | null | undefined;
};

/** Makes a rule from a function that finds such groups. */
export function entriesRule({
  groups,
  gapClass,
  ...text
}: RuleText & { gapClass: GapClass; groups: (corpus: Corpus) => Iterable<Group> }): CorpusRule {
  return {
    ...text,
    *check(corpus) {
      for (const group of groups(corpus)) {
        const { document, facts, entries } = group;
        // A file that cannot be read is a problem of its own.
        if (document.positions[""] === undefined || !facts.sound || ((entries ?? undefined) === undefined && !document.sound)) continue;
        yield* compare(group, gapClass, languagesOf(corpus).source);
      }
    },
  };
}

function* compare(
  { document, facts, field, ids, factsPath, entries, since }: Group,
  gapClass: GapClass,
  source: Locale,
): Generator<Finding> {
  // null is a value that the schema refuses, which other rules report.
  const keys = Object.entries(entries ?? {}).flatMap(([key, value]) => (value === null ? [] : [key]));
  const known = ids.filter((id) => id !== undefined);
  const misspelt = new Set(keys.filter((key) => !known.includes(key)).map((key) => findNearest(key, known)));
  for (const key of keys) {
    if (known.includes(key)) continue;
    yield {
      at: keyAt(document, field, key),
      message: `${facts.file} has no ${key}`,
      hint: didYouMean(key, known, "remove it, or add it to the facts"),
    };
  }
  for (const [index, id] of ids.entries()) {
    if (id === undefined || keys.includes(id) || misspelt.has(id)) continue;
    const isSource = document.locale === (document.data.source ?? source);
    yield {
      at: hasKey(document, field) ? keyAt(document, field) : topOf(document),
      message: `there is no text for ${id}`,
      hint: `add ${id} below ${field}`,
      related: [{ at: valueAt(facts, ...factsPath(index)), message: "required here" }],
      ...(isSource || document.locale === undefined
        ? {}
        : { gap: { locale: document.locale, gapClass, unit: "entry", ...(since ? { since } : {}) } }),
    };
  }
}
