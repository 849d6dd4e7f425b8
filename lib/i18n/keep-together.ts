/**
 * Which words stay on one line. Authors write plain spaces; a space that would leave a particle at the beginning of a line, a unit without
 * its figure or half a name becomes one that does not break. Pure and idempotent, so that server and browser draw the same text.
 */
import type { Locale } from "#schemas/locale.ts";
import { SystemName } from "#schemas/system.ts";

const NO_BREAK = "\u00A0";
/** Has no width, is found and heard as nothing, and lets no line end beside it. */
const WORD_JOINER = "\u2060";

/** "72 hours", "2 to 3 days" at the end of a fact or a clause: the figure keeps its unit. */
const UNIT = /(?<=\d) (?=\p{L}+(?:$|\p{P}))/gu;
/** "macOS 10.15", "Windows 10". */
const SYSTEM_VERSION = new RegExp(`(?<=(?<![\\p{L}\\d])(?:${SystemName.options.join("|")}|iPadOS)) (?=\\d)`, "gu");

/** "E-Mail", "Plug-ins": a line that ends behind the hyphen leaves too little. */
const SHORT_START = /(?<![\p{L}\d])(e|o|plug)-(?=\p{L})/giu;

/** Words that Chromium's phrase breaking (`word-break: auto-phrase`) cuts in two, where it cuts them: found in its drawing of these pages. */
const CUT_IN_TWO = /バージ(?=ョン)|チ(?=ャンネル)|方(?=[法向])|奥(?=行)|架(?=空)|楽(?=曲)|現(?=場)/gu;

/** In Japanese a space separates Latin letters and figures from the words around them: "BeatGen を", "2〜3 営業日", "10.15 以降". */
const PARTICLE = /(?<=[\p{Script=Latin}\d%+°$]) (?=\p{Script=Hiragana})|(?<=\d) (?=[\p{Script=Han}\p{Script=Katakana}])/gu;
/** Latin words beside each other in Japanese are one name: "Pro Tools", "HPL Processor". */
const NAME = /[\p{Script=Latin}\d'’.-]+(?: [\p{Script=Latin}\d'’.-]+)+/gu;
/** A name that is longer would run out of a narrow column's heading. */
const LONGEST_NAME = 20;

/** @param text What a reader sees, with its figures filled in. */
export function keepTogether(text: string, locale: Locale): string {
  if (!text.includes(" ")) return text;
  const kept = text.replace(SYSTEM_VERSION, NO_BREAK);
  return locale === "ja" ? kept.replace(NAME, keepWithinLength).replace(PARTICLE, NO_BREAK) : kept.replace(UNIT, NO_BREAK);
}

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

/** The same for the words of a document, which nothing compares letter for letter as it does an interface's. */
export function keepWords(words: string, locale: Locale): string {
  const kept = keepTogether(words, locale);
  return locale === "ja" ? kept.replace(CUT_IN_TWO, `$&${WORD_JOINER}`) : kept.replace(SHORT_START, `$1-${WORD_JOINER}`);
}

/** All texts of a document's data. */
export function keepData<Data>(data: Data, locale: Locale): Data {
  if (typeof data === "string") return keepWords(data, locale) as Data;
  if (Array.isArray(data)) return data.map((item: unknown) => keepData(item, locale)) as Data;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, keepData(value as unknown, locale)])) as Data;
}

/** For search, structured data and meta tags, which have no lines. */
export const withPlainSpaces = (text: string): string => text.replaceAll(NO_BREAK, " ").replaceAll(WORD_JOINER, "");
