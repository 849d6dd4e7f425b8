/** Text that stays on one line in each language: figures with their units, ranges, and the terms in `unbroken:` of `content/shared/terms.yaml`. */
import { documentOf } from "#lib/content/documents.ts";
import type { Locale } from "#schemas/locale.ts";
import { SystemName } from "#schemas/system.ts";

export type Range = { from: number; to: number };

const AMOUNT = String.raw`\p{Sc}?\d[\d.,]*(?:\s?\p{Sc})?`;
/** "2 to 3", "0,02 $ bis 0,20 $": both figures. */
const range = (word: string) => new RegExp(String.raw`${AMOUNT} ${word} ${AMOUNT}`, "gu");

/** Ranges of figures. In Japanese BudouX keeps them together, and names with dots between them stay on one line: 「VST3・AU・AAX」. */
const RANGES: Record<Locale, readonly RegExp[]> = {
  ja: [/[\p{Script=Latin}\d]+(?:・[\p{Script=Latin}\d]+)+/gu],
  en: [range("to")],
  // "peut-il", "demandez-le-nous".
  fr: [range("à"), /\p{L}+(?:-t)?(?:-(?:ils?|elles?|les?|la|nous|vous|moi|on|ce|y|en))+(?!\p{L})/gu],
  de: [range("bis")],
  zh: [range("至"), /\d (?=\p{Script=Han})/gu],
  es: [range("a")],
};

/** "72 hours" at the end of a clause, "5-mal", "E-Mail", "macOS 10.15", "2〜3": the same in every language. */
const EVERYWHERE = [
  /(?<![\p{L}\d.,])\d[\d.,]* \p{Script=Latin}+(?=$|\p{P})/gu,
  /(?<![\p{L}\d.-])(?:\d+|\p{Script=Latin}{1,3})-\p{Script=Latin}+/gu,
  new RegExp(String.raw`(?<![\p{L}\d])(?:${SystemName.options.join("|")}|iPadOS) \d[\d.]*`, "gu"),
  /[$¥]?\d[\d.,]*〜[$¥]?\d[\d.,]*/gu,
  // "Logic Pro (macOS only)": a name with the one system that it is for.
  new RegExp(
    String.raw`\p{Lu}[\p{L}\d]*(?: \p{Lu}\p{L}*)* ?[(（][^()（）\d]{0,12}(?:${SystemName.options.join("|")})[^()（）\d]{0,14}[)）]`,
    "gu",
  ),
];

/** Before a digit: "SHA-256", "2〜3", "〜$0.20". */
const TIED_FIGURES = [/(?<=\p{Lu}-)(?=\d)/gu, /(?<=〜)(?=[\d$¥])/gu];
/** "10 Minuten", but not "HPL2 Processor". */
const FIGURE_AND_UNIT = /(?<=(?:^|[^\p{L}\d.,])\d[\d.,]* )(?=\p{L}+(?:$|[\p{P}\s]))/gu;
/** Places where no line ends, although browsers or BudouX would end one there. */
const GLUED: Record<Locale, readonly RegExp[]> = {
  ja: [
    // A space between Latin letters or figures and a particle, and between a figure and its unit.
    /(?<=[\p{Script=Latin}\d%+°$] )(?=\p{Script=Hiragana})|(?<=\d )(?=[\p{Script=Han}\p{Script=Katakana}])/gu,
    // "最大 2 チャンネル", "約 10 分".
    /(?<=(?:最大|最小|約) )(?=\d)/gu,
    // A particle stays with its bracket: "「…」を".
    /(?<=[」』）])(?=[はがをにでとのへもや]|から|まで|など|より)/gu,
  ],
  en: [/(?<=(?:^|[^\p{L}\d.,])\d[\d.,]* )(?=(?:minutes?|hours?|days?|channels?)(?!\p{L}))/gu],
  // Not "Windows 10 ou ultérieur".
  fr: [/(?<=(?:^|[^\p{L}\d.,])\d[\d.,]* )(?!(?:ou|et|à) )(?=\p{L}+(?:$|[\p{P}\s]))/gu],
  de: [FIGURE_AND_UNIT],
  zh: [/(?<=\d )(?=\p{Script=Han})/gu],
  es: [/(?<=(?:^|[^\p{L}\d.,])\d[\d.,]* )(?=(?:minutos?|horas?|días?|canal(?:es)?)(?!\p{L}))/gu],
};

/** @returns Offsets of a text at which no line ends. */
export function findGlued(text: string, locale: Locale): number[] {
  return [...TIED_FIGURES, ...GLUED[locale]].flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => index));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
/** A term with an ending: "Plug-in" also keeps "Plug-ins" together. */
const listed = documentOf("Terms").unbroken.map((word) => `${escaped(word)}\\p{Ll}*`);
const LISTED = listed.length === 0 ? [] : [new RegExp(String.raw`(?<!\p{Script=Latin})(?:${listed.join("|")})`, "gu")];

/** @returns The parts of a text that stay on one line, as offsets; they may overlap. */
export function findUnbroken(text: string, locale: Locale): Range[] {
  return [...EVERYWHERE, ...RANGES[locale], ...LISTED].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ from: index, to: index + length })),
  );
}
