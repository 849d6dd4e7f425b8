/** releases/…: words say something about each change and each known issue of the facts, and about nothing else. */
import { findDocNamed, listDocs } from "#scripts/lib/check/corpus.ts";
import { entriesRule } from "#scripts/lib/check/rules/words/entries.ts";

export const changeWords = entriesRule({
  id: "releases/change-words",
  forbids: "Words of a release that leave out one of its changes or known issues, or speak of one that the facts do not have.",
  example: "mdx",
  wrong: "changes:\n  faster-lod: Sessions open faster.",
  right: "changes:\n  faster-load: Sessions open faster.",
  gapClass: "release",
  *groups(corpus) {
    for (const words of listDocs(corpus, "ReleaseWords")) {
      const facts = findDocNamed(corpus, "ReleaseFacts", words.names);
      if (facts === undefined) continue;
      for (const group of ["changes", "knownIssues"] as const) {
        const ids = (facts.data[group] ?? []).map((entry) => entry?.id ?? undefined);
        yield {
          words,
          facts,
          field: group,
          ids,
          factsPath: (index) => [group, index, "id"],
          said: words.data[group],
          since: facts.data.date,
        };
      }
    }
  },
});
