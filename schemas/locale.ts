/** The only list of languages: a language is one line here, its folder below content/, and the entries that TypeScript then asks for. */
import { z } from "zod";

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
};

/** In the order of the language select. Source of the languages and their order: specification, sections 2 and 9. */
const LANGUAGES = {
  en: { name: "English", tag: "en", formats: "en-GB", openGraph: "en_GB", hasSpaces: true },
  ja: { name: "日本語", tag: "ja", openGraph: "ja_JP", hasSpaces: false },
  fr: { name: "Français", tag: "fr", openGraph: "fr_FR", hasSpaces: true },
  de: { name: "Deutsch", tag: "de", openGraph: "de_DE", hasSpaces: true },
  // Simplified.
  zh: { name: "简体中文", tag: "zh-Hans", openGraph: "zh_CN", hasSpaces: false },
  es: { name: "Español", tag: "es", openGraph: "es_ES", hasSpaces: true },
} satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;

/** Its pages have paths without a language. Source: specification, section 9. */
export const DEFAULT_LOCALE: Locale = "ja";

/** The language in which a document was first written, unless its front matter names another. */
export const DEFAULT_SOURCE: Locale = "en";

/** In the order of the language select. */
export const SELECTABLE_LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** All languages, the default one first. */
export const LOCALES: readonly [Locale, ...Locale[]] = [
  DEFAULT_LOCALE,
  ...SELECTABLE_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE),
];

export const Locale = /* @__PURE__ */ z.enum(LOCALES);

/** Makes a value for each language. */
export const perLocale = <Value>(make: (locale: Locale) => Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;

const pick = <Key extends keyof Language>(key: Key) => perLocale((locale) => (LANGUAGES as Record<Locale, Language>)[locale][key]);

export const LOCALE_NAMES = pick("name");
export const LANGUAGE_TAGS = pick("tag");
export const OPEN_GRAPH_LOCALES = pick("openGraph");
export const HAS_SPACES = pick("hasSpaces");
export const FORMAT_TAGS = perLocale((locale) => (LANGUAGES as Record<Locale, Language>)[locale].formats ?? LANGUAGE_TAGS[locale]);

/** The value of `lang` for text in a language; undefined when the page is in that language. */
export const foreignTag = (language: Locale, page: Locale): string | undefined => (language === page ? undefined : LANGUAGE_TAGS[language]);
