/** Patterns of facts as each language writes them. Full-width digits count as digits. */
import { type Locale, perLocale } from "#schemas/locale.ts";
import { LANGUAGE_RULES } from "#scripts/lib/check/languages/languages.ts";
import { GAP } from "#scripts/lib/check/segments.ts";

const N = "[0-9０-９]";
/** Not in the middle of a longer number, version or file name. */
const START = `(?<![0-9０-９.,_/-])`;
const AMOUNT = `${N}+(?:[.,\\u202F\\u00A0 ]${N}{3})*(?:[.,]${N}{1,2})?[万千億]?`;

/** The end of a word in Latin script. Japanese and Chinese have no such end. */
const END = "(?![\\p{Script=Latin}])";

/** An amount of money: a sign before or after the number, or the currency's name after it. */
export const pricePattern = perLocale((locale) => {
  const before = `(?:US)?[$€£¥￥＄]${GAP}${AMOUNT}|USD${GAP}${AMOUNT}`;
  return new RegExp(`${before}|${START}${AMOUNT}${GAP}(?:[$€£¥￥＄]|(?:${LANGUAGE_RULES[locale].currency})${END})`, "gu");
});

/** A number of channels; the first group is the number. */
export const channelPattern = perLocale((locale) => {
  return new RegExp(`${START}(${N}+(?:\\.${N})?)${GAP}${LANGUAGE_RULES[locale].channels}${END}`, "giu");
});

/** An operating system with a version; its name is the same in every language. */
export const SYSTEM_PATTERN = new RegExp(`(?:macOS|OS X|iPadOS|iOS|Windows)${GAP}(?:version${GAP})?(${N}+(?:\\.${N}+)*)(?!${N})`, "gu");

/** A number of minutes; the first group is the number in digits, the second as a word. */
export const minutePattern = perLocale((locale) => {
  const { numberWords, numberWordsBefore = "", minutes } = LANGUAGE_RULES[locale];
  const words = `(?<!\\p{Script=Latin})(${Object.keys(numberWords).join("|")})${numberWordsBefore}`;
  return new RegExp(`(?:${START}(${N}+)|${words})${GAP}${minutes}${END}`, "giu");
});

/** The number that is written in digits or as a word. */
export function numberOf(text: string, locale: Locale): number {
  return LANGUAGE_RULES[locale].numberWords[text.toLowerCase()] ?? Number(text.normalize("NFKC"));
}

export const businessDayPattern = perLocale((locale) => {
  return new RegExp(`${START}${N}+${GAP}${LANGUAGE_RULES[locale].businessDays.replaceAll(" ", "\\s+")}${END}`, "giu");
});
