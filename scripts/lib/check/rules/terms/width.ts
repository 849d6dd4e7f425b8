/** terms/…: full-width and half-width characters, which look similar. */
import { ALL_LOCALES, HAS_SPACES, type Locale } from "#schemas/locale.ts";
import { listBlocks, spanIn } from "#scripts/lib/check/blocks.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule, Finding } from "#scripts/lib/check/rule.ts";

type Scan = {
  pattern: RegExp;
  locales?: readonly Locale[];
  right: (found: string, locale: Locale) => string;
  message: (found: string, right: string) => string;
};

function* scan(corpus: Corpus, { pattern, locales, right, message }: Scan): Generator<Finding> {
  for (const block of listBlocks(corpus)) {
    if (locales?.includes(block.locale) === false) continue;
    for (const { 0: found, index } of block.segment.text.matchAll(pattern)) {
      const better = right(found, block.locale);
      const at = spanIn(block, index, found);
      yield { at, message: message(found, better), hint: `write ${better}`, fix: [{ start: at.start, end: at.end, text: better }] };
    }
  }
}

export const fullWidth: CorpusRule = {
  id: "terms/full-width",
  forbids: "Full-width digits and Latin letters (２４, ＤＡＷ): search does not find them. `--fix` writes the half-width ones.",
  wrong: "２４チャンネル",
  right: "24チャンネル",
  example: "text",
  check: (corpus) =>
    scan(corpus, {
      pattern: /[０-９Ａ-Ｚａ-ｚ]+/gu,
      right: (found) => found.normalize("NFKC"),
      message: (found) => `${found} is written in full width`,
    }),
};

export const halfWidthKana: CorpusRule = {
  id: "terms/half-width-kana",
  forbids: "Half-width kana (ﾌﾟﾗｸﾞｲﾝ). `--fix` writes the full-width ones.",
  wrong: "ﾌﾟﾗｸﾞｲﾝ",
  right: "プラグイン",
  example: "text",
  check: (corpus) =>
    scan(corpus, {
      pattern: /[\uFF66-\uFF9F]+/gu,
      right: (found) => found.normalize("NFKC"),
      message: (found) => `${found} is written in half width`,
    }),
};

const MARKS: Record<string, string> = { ",": "、", ".": "。", "!": "！", "?": "？", ":": "：", ";": "；" };

export const halfWidthMark: CorpusRule = {
  id: "terms/half-width-mark",
  forbids:
    "A half-width comma, stop, colon, exclamation or question mark right after a Japanese or Chinese character. `--fix` writes the full-width one.",
  wrong: "音が広がります.",
  right: "音が広がります。",
  example: "text",
  check: (corpus) =>
    scan(corpus, {
      // A colon before two others, or a stop before a letter, is part of an address or a file name.
      pattern: /(?<=[\u3041-\u30FF\p{Script=Han}])[,.!?:;](?=$|[\s\uFFFC\u2060」』）]|[\u3041-\u30FF\p{Script=Han}])/gu,
      locales: ALL_LOCALES.filter((locale) => !HAS_SPACES[locale]),
      right: (found, locale) => (locale === "zh" && found === "," ? "，" : (MARKS[found] ?? found)),
      message: (found) => `${found} is a half-width mark after a full-width character`,
    }),
};
