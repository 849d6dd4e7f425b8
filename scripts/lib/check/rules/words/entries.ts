/** One rule for three places: words that must have an entry for each thing in the facts. */
import type { Locale } from "#schemas/locale.ts";
import type { GapClass } from "#schemas/policy.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { keyAt, topOf, hasKey, valueAt } from "#scripts/lib/check/positions.ts";
import type { Finding } from "#scripts/lib/check/problem.ts";
import type { CorpusRule, RuleText } from "#scripts/lib/check/rule.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import { didYouMean, findNearest } from "#scripts/lib/check/suggest.ts";
import type { Path } from "#scripts/lib/check/yaml-file.ts";

type Group = {
  words: Omit<Analysis, "data"> & { data: { source?: string | null } };
  facts: Pick<Analysis, "file" | "positions" | "sound">;
  /** The field of the words that has an entry for each id. */
  field: string;
  ids: readonly (string | undefined)[];
  factsPath: (index: number) => Path;
  said: object | null | undefined;
  since?: string | null | undefined;
};

/** Makes a rule of a way to find such groups. */
export function entriesRule({
  groups,
  gapClass,
  ...text
}: RuleText & { gapClass: GapClass; groups: (corpus: Corpus) => Iterable<Group> }): CorpusRule {
  return {
    ...text,
    *check(corpus) {
      for (const group of groups(corpus)) {
        // A file with a syntax error says nothing, and is reported for that.
        if (
          group.words.positions[""] === undefined ||
          !group.facts.sound ||
          ((group.said ?? undefined) === undefined && !group.words.sound)
        )
          continue;
        yield* compare(group, gapClass, languagesOf(corpus).source);
      }
    },
  };
}

function* compare({ words, facts, field, ids, factsPath, said, since }: Group, gapClass: GapClass, source: Locale): Generator<Finding> {
  // A key that the schema refuses has been reported.
  const keys = Object.entries(said ?? {}).flatMap(([key, value]) => (value === null ? [] : [key]));
  const known = ids.filter((id) => id !== undefined);
  const misspelt = new Set(keys.filter((key) => !known.includes(key)).map((key) => findNearest(key, known)));
  for (const key of keys) {
    if (known.includes(key)) continue;
    yield {
      at: keyAt(words, field, key),
      message: `${facts.file} has no ${key}`,
      hint: didYouMean(key, known, "remove it, or add it to the facts"),
    };
  }
  for (const [index, id] of ids.entries()) {
    if (id === undefined || keys.includes(id) || misspelt.has(id)) continue;
    const isSource = words.locale === (words.data.source ?? source);
    yield {
      at: hasKey(words, field) ? keyAt(words, field) : topOf(words),
      message: `there are no words for ${id}`,
      hint: `add ${id} below ${field}`,
      related: [{ at: valueAt(facts, ...factsPath(index)), message: "required here" }],
      ...(isSource || words.locale === undefined
        ? {}
        : { gap: { locale: words.locale, gapClass, unit: "entry", ...(since ? { since } : {}) } }),
    };
  }
}
