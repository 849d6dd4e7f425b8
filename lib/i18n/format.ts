/** Facts as words: money, days, numbers and lists in a language's own way. All pure; formatters are made once. */
import { DAY_FORMATS, FORMAT_TAGS, LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { dayFormatter } from "./day-formatter.ts";
import { CURRENCY } from "./region.ts";

/** Whether a language is written with Han characters, as Chinese and Japanese are. */
const writesHan = (locale: Locale) => /^(?:Han|Jpan)/u.test(new Intl.Locale(LANGUAGE_TAGS[locale]).maximize().script ?? "");

function memo<Formatter>(make: (tag: string, locale: Locale) => Formatter): (locale: Locale) => Formatter {
  const made = new Map<Locale, Formatter>();
  return (locale) => {
    let formatter = made.get(locale);
    if (formatter === undefined) made.set(locale, (formatter = make(FORMAT_TAGS[locale], locale)));
    return formatter;
  };
}

const money = memo(
  (tag) =>
    new Intl.NumberFormat(tag, {
      style: "currency",
      currency: CURRENCY,
      currencyDisplay: "narrowSymbol",
      trailingZeroDisplay: "stripIfInteger",
    }),
);
const currency = memo((tag) => new Intl.NumberFormat(tag, { style: "currency", currency: CURRENCY, currencyDisplay: "name" }));
const yen = memo(
  (tag, locale) =>
    new Intl.NumberFormat(tag, { style: "currency", currency: "JPY", currencyDisplay: writesHan(locale) ? "name" : "narrowSymbol" }),
);
const number = memo((tag) => new Intl.NumberFormat(tag));
const percent = memo((tag) => new Intl.NumberFormat(tag, { style: "percent" }));
const day = memo((_tag, locale) => dayFormatter(DAY_FORMATS[locale], { dateStyle: "long", timeZone: "UTC" }));
const conjunction = memo((tag) => new Intl.ListFormat(tag, { type: "conjunction" }));
const languageNames = memo((tag) => new Intl.DisplayNames(tag, { type: "language" }));
const bytes = memo((tag) => new Intl.NumberFormat(tag, { style: "unit", unit: "kilobyte", maximumFractionDigits: 1 }));
const megabytes = memo((tag) => new Intl.NumberFormat(tag, { style: "unit", unit: "megabyte" }));

/** Chinese and Japanese text has a space between Han and Latin characters or digits: "AU 和 AAX", "30,000 円". */
function spacedHan(text: string, locale: Locale): string {
  if (!writesHan(locale)) return text;
  return text.replace(/(?<=\p{Script=Han})(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])(?=\p{Script=Han})/gu, " ");
}

/** Whole cents: 24360 US cents are "$243.60" in English, "243,60 $" in German; 34800 are "$348". */
export const formatMoney = (cents: number, locale: Locale) => money(locale).format(cents / 100);
/** The site's currency after a preposition: "US dollars". */
export const currencyName = (locale: Locale): string =>
  currency(locale)
    .formatToParts(2)
    .find(({ type }) => type === "currency")?.value ?? CURRENCY;
/** "¥30,000"; Japanese and Chinese name the currency, because ¥ is also the sign of the yuan. */
export const formatYen = (amount: number, locale: Locale) => spacedHan(yen(locale).format(amount), locale);
export const formatNumber = (value: number, locale: Locale) => number(locale).format(value);
/** 30 is "30%". */
export const formatPercent = (value: number, locale: Locale) => percent(locale).format(value / 100);
/** `2026-03-12` is "12 March 2026". */
export const formatDay = (isoDay: string, locale: Locale) => day(locale)(new Date(`${isoDay}T00:00:00Z`));
/** "VST3, AU and AAX". */
export const formatList = (items: readonly string[], locale: Locale) => spacedHan(conjunction(locale).format(items), locale);
/** A language's name in another: "Englisch". */
export const formatLanguage = (language: Locale, locale: Locale) => languageNames(locale).of(LANGUAGE_TAGS[language]) ?? language;
/** Bytes as kilobytes of 1,000: "9.4 kB". */
export const formatBytes = (size: number, locale: Locale) => bytes(locale).format(size / 1000);
/** "96 MB". */
export const formatMegabytes = (size: number, locale: Locale) => megabytes(locale).format(size);
