/** Works something out once for each corpus: many rules ask for the same. */
import type { Corpus } from "./corpus.ts";

/** Remembers what `make` made of a corpus, as long as the corpus lives. */
export function oncePerCorpus<Result>(make: (corpus: Corpus) => Result): (corpus: Corpus) => Result {
  const made = new WeakMap<Corpus, { result: Result }>();
  return (corpus) => {
    const known = made.get(corpus) ?? { result: make(corpus) };
    made.set(corpus, known);
    return known.result;
  };
}
