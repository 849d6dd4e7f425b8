import { searchLanguage } from "#lib/content/search.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { formatLanguage } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";

/** Props of the search islands. */
export function searchProps(locale: Locale) {
  const t = translatorFor(locale);
  const language = searchLanguage(locale);
  const isPreview = process.env.NODE_ENV === "development";
  return {
    index: `/pagefind/${language}/`,
    language: LANGUAGE_TAGS[language],
    supportPath: localePath(locale, "/support"),
    messages: {
      label: t("search.label"),
      placeholder: t("search.placeholder"),
      open: t("search.open"),
      close: t("search.close"),
      searching: t("search.searching"),
      none: t("search.none"),
      count: t("search.count"),
      all: t("search.all"),
      failed: isPreview ? t("search.previewOnly") : t("search.failed"),
      ...(language === locale ? {} : { standIn: t("search.standIn", { language: formatLanguage(language, locale) }) }),
    },
  };
}
