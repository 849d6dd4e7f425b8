/** What rules that read prose walk over: every block of words that is in a language. */
import type { Locale } from "#schemas/locale.ts";
import type { Corpus } from "./corpus.ts";
import type { Analysis } from "./facts.ts";
import type { Span } from "./problem.ts";
import type { Segment } from "./segments.ts";

export type Block = { segment: Segment; locale: Locale; document: Analysis };

export function* listBlocks(corpus: Corpus): Generator<Block> {
  for (const document of corpus.documents.values()) {
    const { locale, segments } = document;
    if (locale === undefined) continue;
    for (const segment of segments) yield { segment, locale, document };
  }
}

/** Where words of a block stand, by their place in it. */
export function spanIn({ document: { file }, segment }: Block, index: number, words: string): Span {
  const start = segment.start + index;
  return { file, start, end: start + words.length };
}
