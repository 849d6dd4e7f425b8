import { searchLanguage } from "#lib/content/search.ts";
import { formatLanguage } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
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
      label: t("search.label"),
      placeholder: t("search.placeholder"),
      open: t("search.open"),
      close: t("search.close"),
      searching: t("search.searching"),
      none: t("search.none"),
      count: t("search.count"),
      all: t("search.all"),
      groups: {
        article: t("search.groups.article"),
        product: t("search.groups.product"),
        download: t("search.groups.download"),
        page: t("search.groups.page"),
        overview: t("search.groups.page"),
        releases: t("search.groups.releases"),
        legal: t("search.groups.legal"),
      },
      kindFilter: t("search.kindFilter"),
      everything: t("search.everything"),
      productFilter: t("search.productFilter"),
      allProducts: t("search.allProducts"),
      popular: t("search.popular"),
      recent: t("search.recent"),
      forget: t("search.forget"),
      report: t("search.report"),
      reported: t("search.reported"),
      notReported: t("search.notReported"),
      contact: t("search.contact"),
      failed: isPreview ? t("search.previewOnly") : t("search.failed"),
      ...(language === locale ? {} : { standIn: t("search.standIn", { language: formatLanguage(language, locale) }) }),
    },
  };
}
