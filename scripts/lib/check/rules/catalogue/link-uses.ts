/** Every place in content that names a link by its key. */
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { Span } from "#scripts/lib/check/problem.ts";

/** Link keys in facts and words, with their places. */
export function listLinkUses(corpus: Corpus): { key: string; at: Span }[] {
  return [...corpus.documents.values()].flatMap(({ file, linkKeys }) =>
    linkKeys.map(({ key, at: [start, end] }) => ({ key, at: { file, start, end } })),
  );
}
