/** The only list of languages: a language is one line here, its folder below content/, and the entries that TypeScript then reports as missing. */
import * as z from "zod";

type Language = {
  /** The language's own name, as the language select shows it. */
  name: string;
  /** The tag for `lang`, `hreflang` and Intl. */
  tag: string;
  /** The tag for the formats of money, days and numbers, where it is not `tag`. */
  formats?: string;
  /** The language and country in Open Graph's form. */
  openGraph: string;
  /** Whether spaces separate words and sentences. */
  hasSpaces: boolean;
  /** The number of a month's first day, as a date has it. */
  firstOfMonth: string;
};

/** How a language writes days. */
export type DayFormat = Pick<Language, "tag" | "firstOfMonth">;

/** In the order of the language select, which is the vendor's: neither the alphabet's nor with the default language first. */
const LANGUAGES = {
  en: { name: "English", tag: "en", formats: "en-GB", openGraph: "en_GB", hasSpaces: true, firstOfMonth: "1" },
  ja: { name: "日本語", tag: "ja", openGraph: "ja_JP", hasSpaces: false, firstOfMonth: "1" },
  fr: { name: "Français", tag: "fr", openGraph: "fr_FR", hasSpaces: true, firstOfMonth: "1er" },
  de: { name: "Deutsch", tag: "de", openGraph: "de_DE", hasSpaces: true, firstOfMonth: "1" },
  // Simplified.
  zh: { name: "简体中文", tag: "zh-Hans", openGraph: "zh_CN", hasSpaces: false, firstOfMonth: "1" },
  es: { name: "Español", tag: "es", openGraph: "es_ES", hasSpaces: true, firstOfMonth: "1" },
} satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;

/** Every language that the product has, in the order of the language select. Which of them a site has is content: site.yaml. */
export const ALL_LOCALES = Object.keys(LANGUAGES) as unknown as readonly [Locale, ...Locale[]];

/** What follows from the languages that site.yaml lists. */
type SiteLocales = {
  /** The default language, at the bare path. */
  first: Locale;
  /** The language that a document was written in first, when its front matter does not say: English where the site has it. */
  source: Locale;
  /** In the order of the language select. */
  inOrder: readonly Locale[];
};

/** @param listed The languages of a site, the default one first. */
export function siteLocales(listed: readonly [Locale, ...Locale[]]): SiteLocales {
  const [first] = listed;
  return { first, source: listed.includes("en") ? "en" : first, inOrder: ALL_LOCALES.filter((locale) => listed.includes(locale)) };
}

export const Locale = /* @__PURE__ */ z.enum(ALL_LOCALES);

export const perLocale = <Value>(make: (locale: Locale) => Value) =>
  Object.fromEntries(ALL_LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;

const pick = <Key extends keyof Language>(key: Key) => perLocale((locale) => (LANGUAGES as Record<Locale, Language>)[locale][key]);

export const LOCALE_NAMES = pick("name");
export const LANGUAGE_TAGS = pick("tag");
export const OPEN_GRAPH_LOCALES = pick("openGraph");
export const HAS_SPACES = pick("hasSpaces");
export const FORMAT_TAGS = perLocale((locale) => (LANGUAGES as Record<Locale, Language>)[locale].formats ?? LANGUAGE_TAGS[locale]);
export const DAY_FORMATS = perLocale((locale): DayFormat => ({ tag: FORMAT_TAGS[locale], firstOfMonth: LANGUAGES[locale].firstOfMonth }));

/** The value of `lang` for text in a language; undefined when the page is in that language. */
export const foreignTag = (language: Locale, page: Locale): string | undefined => (language === page ? undefined : LANGUAGE_TAGS[language]);
