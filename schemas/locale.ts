/** The only list of languages. The first is the default: it lives at the bare path. Source: specification, section 9. */
import { z } from "zod";

export const LOCALES = ["ja", "en", "fr", "de", "zh", "es"] as const;

export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;

export const DEFAULT_LOCALE: Locale = "ja";

/** The language a document was written in first, when its front matter does not say. */
export const DEFAULT_SOURCE: Locale = "en";

/** The language's own name, as the language select shows it. */
export const LOCALE_NAMES: Record<Locale, string> = {
  ja: "日本語",
  en: "English",
  fr: "Français",
  de: "Deutsch",
  zh: "简体中文",
  es: "Español",
};

/** The tag that goes into `lang`, `hreflang` and Intl: Chinese is simplified. */
export const LANGUAGE_TAGS: Record<Locale, string> = {
  ja: "ja",
  en: "en",
  fr: "fr",
  de: "de",
  zh: "zh-Hans",
  es: "es",
};

/** For `lang`: nothing where the words are in the page's own language. */
export const foreignTag = (language: Locale, page: Locale): string | undefined => (language === page ? undefined : LANGUAGE_TAGS[language]);

/** The language with the country whose way of writing the site follows, as Open Graph wants it. */
export const OPEN_GRAPH_LOCALES: Record<Locale, string> = {
  ja: "ja_JP",
  en: "en_GB",
  fr: "fr_FR",
  de: "de_DE",
  zh: "zh_CN",
  es: "es_ES",
};
