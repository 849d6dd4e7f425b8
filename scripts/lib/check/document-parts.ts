/** What documents hold: links, pictures and the keys that they name. */
import type { Corpus } from "./corpus.ts";
import type { Analysis } from "./facts.ts";
import { spanOf } from "./positions.ts";
import type { Span } from "./rule.ts";

type Kinds = Pick<Analysis, "links" | "images" | "keys">;
type Part<Kind extends keyof Kinds> = Omit<Kinds[Kind][number], "at"> & { at: Span; document: Analysis };

/** Everything of one kind in all documents, with its place. */
export function listParts<Kind extends keyof Kinds>(corpus: Corpus, kind: Kind): Part<Kind>[] {
  return [...corpus.documents.values()].flatMap((document) =>
    (document[kind] as Kinds[Kind][number][]).map((part) => ({ ...part, at: spanOf(document, ...part.at), document })),
  );
}
