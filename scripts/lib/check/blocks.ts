/** Every block of text in a language, for rules that read prose. */
import type { Locale } from "#schemas/locale.ts";
import type { Corpus } from "./corpus.ts";
import type { Span } from "./rule.ts";
import type { Analysis } from "./facts.ts";
import type { Segment } from "./segments.ts";

export type Block = { segment: Segment; locale: Locale; document: Analysis };

export function* listBlocks(corpus: Corpus): Generator<Block> {
  for (const document of corpus.documents.values()) {
    const { locale, segments } = document;
    if (locale === undefined) continue;
    for (const segment of segments) yield { segment, locale, document };
  }
}

/** The place of a part of a block, by its index in the block. */
export function spanIn({ document: { file }, segment }: Block, index: number, text: string): Span {
  const start = segment.start + index;
  return { file, start, end: start + text.length };
}
