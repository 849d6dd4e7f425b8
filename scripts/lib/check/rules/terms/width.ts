/** terms/…: full-width and half-width characters, which look similar. */
import { ALL_LOCALES, HAS_SPACES } from "#schemas/locale.ts";
import { blockRule } from "#scripts/lib/check/blocks.ts";

/** What to say of a mark in a wrong width, for which there is a better one. */
const instead = (better: string, message: string) => ({ message, hint: `write ${better}`, better });

export const fullWidth = blockRule({
  id: "terms/full-width",
  forbids: "Full-width digits and Latin letters (２４, ＤＡＷ): search does not find them. `--fix` writes the half-width ones.",
  wrong: "２４チャンネル",
  right: "24チャンネル",
  pattern: /[０-９Ａ-Ｚａ-ｚ]+/gu,
  describe: ([found]) => instead(found.normalize("NFKC"), `${found} is written in full width`),
});

/** Marks of Japanese and Chinese. */
const WIDE_MARK = /[\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF5E、。]/gu;

export const fullWidthMark = blockRule({
  id: "terms/full-width-mark",
  forbids: "A full-width bracket, comma, stop or other mark in a language of Latin letters.",
  wrong: "# de\nDas Plug-in（ab 1.2）rauscht.",
  right: "# de\nDas Plug-in (ab 1.2) rauscht.",
  pattern: WIDE_MARK,
  locales: ALL_LOCALES.filter((locale) => HAS_SPACES[locale]),
  describe: ([found]) => ({
    message: `${found} is a full-width mark`,
    hint: `write ${{ "、": ",", "。": "." }[found] ?? found.normalize("NFKC")}, with the space that belongs to it`,
  }),
});

export const halfWidthKana = blockRule({
  id: "terms/half-width-kana",
  forbids: "Half-width kana (ﾌﾟﾗｸﾞｲﾝ). `--fix` writes the full-width ones.",
  wrong: "ﾌﾟﾗｸﾞｲﾝ",
  right: "プラグイン",
  pattern: /[\uFF66-\uFF9F]+/gu,
  describe: ([found]) => instead(found.normalize("NFKC"), `${found} is written in half width`),
});

const MARKS: Record<string, string> = { ",": "、", ".": "。", "!": "！", "?": "？", ":": "：", ";": "；" };

export const halfWidthMark = blockRule({
  id: "terms/half-width-mark",
  forbids:
    "A half-width comma, stop, colon, exclamation or question mark right after a Japanese or Chinese character. `--fix` writes the full-width one.",
  wrong: "音が広がります.",
  right: "音が広がります。",
  // A colon before two others, or a stop before a letter, is part of an address or a file name.
  pattern: /(?<=[\u3041-\u30FF\p{Script=Han}])[,.!?:;](?=$|[\s\uFFFC\u2060」』）]|[\u3041-\u30FF\p{Script=Han}])/gu,
  locales: ALL_LOCALES.filter((locale) => !HAS_SPACES[locale]),
  describe: ([found], { locale }) =>
    instead(
      locale === "zh" && found === "," ? "，" : (MARKS[found] ?? found),
      `${found} is a half-width mark after a full-width character`,
    ),
});
