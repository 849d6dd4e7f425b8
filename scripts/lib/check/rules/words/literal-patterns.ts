/** How each language writes the facts that belong in content/shared. Full-width digits count as digits. */
import type { Locale } from "#schemas/locale.ts";
import { GAP } from "#scripts/lib/check/segments.ts";

const N = "[0-9０-９]";
/** Not in the middle of a longer number, version or file name. */
const START = `(?<![0-9０-９.,_/-])`;
const AMOUNT = `${N}+(?:[.,\\u202F\\u00A0 ]${N}{3})*(?:[.,]${N}{1,2})?[万千億]?`;

/** A word of a Latin script must end there; Japanese and Chinese ones need not. */
const END = "(?![\\p{Script=Latin}])";

/** Compiles a pattern once for each language. */
function perLocale(make: (locale: Locale) => RegExp): (locale: Locale) => RegExp {
  const made = new Map<Locale, RegExp>();
  return (locale) => {
    const pattern = made.get(locale) ?? make(locale);
    made.set(locale, pattern);
    return pattern;
  };
}

const CURRENCY: Record<Locale, string> = {
  en: "(?:US )?dollars?|USD|yen|euros?",
  ja: "米?ドル|円|USD|ユーロ",
  zh: "美元|美金|日元|日圆|元|USD",
  de: "(?:US-)?Dollar|USD|Yen|Euro",
  fr: "dollars?|USD|yens?|euros?",
  es: "dólares|dólar|USD|yenes|yen|euros?",
};

/** A sum of money: a sign before or after the number, or the currency's name after it. */
export const pricePattern = perLocale((locale) => {
  const before = `(?:US)?[$€£¥￥＄]${GAP}${AMOUNT}|USD${GAP}${AMOUNT}`;
  return new RegExp(`${before}|${START}${AMOUNT}${GAP}(?:[$€£¥￥＄]|(?:${CURRENCY[locale]})${END})`, "gu");
});

const CHANNELS: Record<Locale, string> = {
  en: "[-\\u2011]?(?:channels?|ch)",
  ja: "(?:チャンネル|チャネル|ch)",
  zh: "(?:个)?(?:声道|聲道|通道|ch)",
  de: "[-\\u2011]?(?:Kanäle?n?|Kanal)",
  fr: "(?:canaux|canal|voies)",
  es: "(?:canales|canal)",
};

/** A count of channels; the first group is the number. */
export const channelPattern = perLocale((locale) => {
  return new RegExp(`${START}(${N}+(?:\\.${N})?)${GAP}${CHANNELS[locale]}${END}`, "giu");
});

/** An operating system with a number; the names are the same everywhere. */
export const SYSTEM_PATTERN = new RegExp(`(?:macOS|OS X|iPadOS|iOS|Windows)${GAP}(?:version${GAP})?(${N}+(?:\\.${N}+)*)(?!${N})`, "gu");

const MINUTES: Record<Locale, string> = {
  en: "[-\\u2011]?(?:minutes?|mins?)",
  ja: "分(?!の|割|野|け|か|析|量|解)間?",
  zh: "分钟",
  de: "[-\\u2011]?(?:Minuten?|Min\\.)",
  fr: "(?:minutes?|min)",
  es: "minutos?",
};

/**
 * The numbers that trials have, as words. Source of 5 and 10: specification, section 9. In Japanese only before 間, 後
 * or 経過: 十分 alone means "enough".
 */
const NUMBER_WORDS: Record<Locale, Record<string, number>> = {
  en: { five: 5, ten: 10 },
  ja: { 五: 5, 十: 10 },
  zh: { 五: 5, 十: 10 },
  de: { fünf: 5, zehn: 10 },
  fr: { cinq: 5, dix: 10 },
  es: { cinco: 5, diez: 10 },
};

/** A number of minutes; the first group is the number in digits, the second in words. */
export const minutePattern = perLocale((locale) => {
  const after = locale === "ja" ? "(?=分(?:間|後|経))" : "";
  return new RegExp(
    `(?:${START}(${N}+)|(?<!\\p{Script=Latin})(${Object.keys(NUMBER_WORDS[locale]).join("|")})${after})${GAP}${MINUTES[locale]}${END}`,
    "giu",
  );
});

/** The number that digits or a word say. */
export function numberOf(text: string, locale: Locale): number {
  return NUMBER_WORDS[locale][text.toLowerCase()] ?? Number(text.normalize("NFKC"));
}

/** Words by which a paragraph is known to speak of a trial. */
export const TRIAL_WORDS: Record<Locale, RegExp> = {
  en: /\btrials?\b|\bnoise\b|\bdemo\b/iu,
  ja: /試用|体験版|トライアル|ノイズ|デモ/u,
  zh: /试用|体验版|噪声|噪音|演示/u,
  de: /\bTest|Testversion|Probe|Rauschen|\bDemo/u,
  fr: /\bessai|\bbruit|\bdémo/iu,
  es: /\bprueba|\bruido|\bdemo/iu,
};

const BUSINESS_DAYS: Record<Locale, string> = {
  en: "(?:business|working) days?",
  ja: "営業日",
  zh: "个?工作日",
  de: "(?:Werktagen?|Arbeitstagen?)",
  fr: "jours? ouvr(?:és?|ables?)",
  es: "días (?:laborables|hábiles)",
};

/** A number of business days. */
export const businessDayPattern = perLocale((locale) => {
  return new RegExp(`${START}${N}+${GAP}${BUSINESS_DAYS[locale].replaceAll(" ", "\\s+")}${END}`, "giu");
});
