/** Every place in content that names a key. */
import type { KeyKind } from "#schemas/content-keys.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { spanOf } from "#scripts/lib/check/positions.ts";
import type { Span } from "#scripts/lib/check/rule.ts";

/** Keys of one kind in facts and texts, with their places. */
export function listKeyUses(corpus: Corpus, kind: KeyKind): { key: string; at: Span }[] {
  return [...corpus.documents.values()].flatMap((document) =>
    document.keys.flatMap(({ kind: own, key, at }) => (own === kind ? [{ key, at: spanOf(document, ...at) }] : [])),
  );
}
