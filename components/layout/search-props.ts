import { searchLanguage } from "#lib/content/search.ts";
import { formatLanguage } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { pickMessages, translatorFor } from "#lib/content/translator.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";

/** Props of both search islands: the index of the page's language, or of the one that stands in, and the words. */
export function searchProps(locale: Locale) {
  const t = translatorFor(locale);
  const language = searchLanguage(locale);
  const isPreview = process.env.NODE_ENV === "development";
  return {
    index: `/pagefind/${language}/`,
    language: LANGUAGE_TAGS[language],
    supportPath: localePath(locale, "/support"),
    messages: {
      ...pickMessages(t, "search", "label", "placeholder", "open", "close", "searching", "none", "count", "all"),
      groups: {
        ...pickMessages(t, "search.groups", "article", "product", "download", "page"),
        overview: t("search.groups.page"),
        ...pickMessages(t, "search.groups", "releases", "legal"),
      },
      ...pickMessages(t, "search", "kindFilter", "everything", "productFilter", "allProducts", "popular", "recent"),
      ...pickMessages(t, "search", "forget", "report", "reported", "notReported", "contact"),
      failed: isPreview ? t("search.previewOnly") : t("search.failed"),
      ...(language === locale ? {} : { standIn: t("search.standIn", { language: formatLanguage(language, locale) }) }),
    },
  };
}
