/** Every block of text in a language, for rules that read prose. */
import type { Locale } from "#schemas/locale.ts";
import type { Corpus } from "./corpus.ts";
import { findingAt } from "./positions.ts";
import type { CorpusRule, Fault, Finding, RuleText, Span } from "./rule.ts";
import type { Analysis } from "./facts.ts";
import { HOLE, isUnwritten, type Segment } from "./segments.ts";

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

/** A text with each name blanked character by character, so that offsets stay. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, (found) => HOLE.repeat(found.length)), text);

type Scan = {
  /** One for all languages, or one for each of some. */
  pattern: RegExp | Partial<Record<Locale, RegExp>>;
  /** The only languages in which it is looked for. */
  locales?: readonly Locale[];
  /** The text that is searched, with the same offsets as the block's. The block's own if left out. */
  textOf?: (block: Block) => string;
  /** Undefined for a match that is allowed. */
  describe: (found: RegExpExecArray, block: Block) => Fault | undefined;
};

/** A finding for each match of a pattern in blocks of text that are written. */
export function* scanBlocks(corpus: Corpus, { pattern, locales, textOf, describe }: Scan): Generator<Finding> {
  for (const block of listBlocks(corpus)) {
    const own = pattern instanceof RegExp ? pattern : pattern[block.locale];
    if (own === undefined || locales?.includes(block.locale) === false || isUnwritten(block.segment.text)) continue;
    const text = textOf?.(block) ?? block.segment.text;
    // Most blocks have no match, and matchAll copies the pattern each time.
    if (text.search(own) < 0) continue;
    for (const found of text.matchAll(own)) {
      const fault = describe(found, block);
      if (fault !== undefined) yield findingAt(spanIn(block, found.index, found[0]), fault);
    }
  }
}

/** Makes a rule of a pattern that no block of text may have. */
export const blockRule = ({ pattern, locales, textOf, describe, ...text }: RuleText & Scan): CorpusRule => ({
  ...text,
  check: (corpus) => scanBlocks(corpus, { pattern, locales, textOf, describe }),
});
