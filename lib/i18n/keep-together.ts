/**
 * Which words stay on one line. Authors write plain text; a space that would leave a particle at the beginning of a line, a unit without
 * its figure or half a name becomes one that does not break, and a word joiner goes where a browser would cut a word in two. Pure and
 * idempotent, so that server and browser draw the same text.
 */
import type { Locale } from "#schemas/locale.ts";
import { SystemName } from "#schemas/system.ts";
import { CUT_IN_TWO, WHOLE } from "./cut-in-two.ts";

const NO_BREAK = "\u00A0";
/** Has no width, is found and heard as nothing, and lets no line end beside it. */
const WORD_JOINER = "\u2060";

/** "2 to 3 business", "0,02 $ bis 0,20 $": a range is one figure, and keeps the word behind it. */
const RANGE = /\d[\d.,]*(?:\s?\p{Sc})? (?:to|bis|à|a|至) \p{Sc}?\d[\d.,]*(?:\s?\p{Sc}| \p{L}+)?/gu;
/** "72 hours" at the end of a fact or a clause: the figure keeps its unit. */
const UNIT = /(?<=\d) (?=\p{L}+(?:$|\p{P}))/gu;
/** "macOS 10.15", "Windows 10". */
const SYSTEM_VERSION = new RegExp(`(?<=(?<![\\p{L}\\d])(?:${SystemName.options.join("|")}|iPadOS)) (?=\\d)`, "gu");

/** "SHA-256", "5-mal", "2〜3", "$0.02〜$0.20": a figure keeps what it is tied to; not in a version, which is copied. */
const TIED_FIGURE = /(?<=\p{Lu})-(?=\d)|(?<=(?<![\p{L}\d.-])\d+)-(?=\p{L})|〜(?=[\d$¥])/gu;
/** "E-Mail", "Plug-ins", "US-Dollar": a line that ends behind the hyphen leaves too little. It cannot where the text begins. */
const SHORT_START = /(?<=[^\p{L}\d-](?:[eoEO]|[Pp]lug|[Tt]op|[Mm]ulti(?=-user)|\p{Lu}{2}))-(?=\p{L})/gu;

/** In Japanese a space separates Latin letters and figures from the words around them: "BeatGen を", "2〜3 営業日", "10.15 以降". */
const PARTICLE = /(?<=[\p{Script=Latin}\d%+°$]) (?=\p{Script=Hiragana})|(?<=\d) (?=[\p{Script=Han}\p{Script=Katakana}])/gu;
/** "AI アシスタント", "OS 向け", "Windows 用": a few letters are no line's end, and a suffix is no line's beginning. */
const SHORT_LATIN =
  /(?<=(?<![\p{Script=Latin}\d.-])[\p{Script=Latin}\d]{1,4}) (?=[\p{Script=Han}\p{Script=Katakana}])|(?<=\p{Script=Latin}) (?=用|専用|版|向け)/gu;
/** "「…」を", "）では". */
const BEHIND_BRACKET = /[」』）](?=[はがをにでとのへもや]|から|まで|など|より)/gu;
/** Latin words beside each other in Japanese are one name: "Pro Tools", "HPL Processor". */
const NAME = /[\p{Script=Latin}\d'’.\u00A0\u2060-]+(?: [\p{Script=Latin}\d'’.\u00A0\u2060-]+)+/gu;
/** A name that is longer would run out of a narrow column's heading. */
const LONGEST_NAME = 20;

/** @param text What a reader sees, with its figures filled in. */
export function keepWords(text: string, locale: Locale): string {
  const kept = text.replace(SYSTEM_VERSION, NO_BREAK).replace(TIED_FIGURE, joined);
  return locale === "ja"
    ? kept
        .replace(NAME, keepWithinLength)
        .replace(PARTICLE, NO_BREAK)
        .replace(SHORT_LATIN, NO_BREAK)
        .replace(BEHIND_BRACKET, joined)
        .replace(WHOLE, (word) => [...word].join(WORD_JOINER))
        .replace(CUT_IN_TWO, joined)
    : kept.replace(RANGE, keepName).replace(UNIT, NO_BREAK).replace(SHORT_START, joined);
}

const joined = (letters: string) => letters + WORD_JOINER;

/** Binds the words of a name, from the left, as long as they stay short together. */
function keepWithinLength(words: string): string {
  let length = 0;
  return words
    .split(" ")
    .map((word, place) => {
      const isBound = place > 0 && length + 1 + word.length <= LONGEST_NAME;
      length = isBound ? length + 1 + word.length : word.length;
      return `${place === 0 ? "" : isBound ? NO_BREAK : " "}${word}`;
    })
    .join("");
}

/** The words of a name that stands alone, in any language: "Studio One". */
export const keepName = (name: string): string => name.replaceAll(" ", NO_BREAK);

/** All texts of a document's data. */
export function keepData<Data>(data: Data, locale: Locale): Data {
  if (typeof data === "string") return keepWords(data, locale) as Data;
  if (Array.isArray(data)) return data.map((item: unknown) => keepData(item, locale)) as Data;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, keepData(value as unknown, locale)])) as Data;
}

/** For what programs read, which may compare letters, or have no face that knows this one. */
export const withoutJoiners = (text: string): string => text.replaceAll(WORD_JOINER, "");

/** For search, structured data and meta tags, which have no lines. */
export const withPlainSpaces = (text: string): string => withoutJoiners(text).replaceAll(NO_BREAK, " ");
