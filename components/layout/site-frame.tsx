/** What stands around every page: announcement, header, main, footer. */
import type { ReactNode } from "react";
import { languageOfMessages } from "#lib/content/messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { TranslationNotice } from "./translation-notice.tsx";

type Props = {
  locale: Locale;
  /** The page's path without locale: the language select leads to the same page. */
  path: string;
  /** The language that the page's own words are in. */
  language: Locale;
  /** What the page is called in search results, and what kind of page it is. */
  title: string;
  kind: "page" | "product" | "releases" | "download" | "article";
  /** Slug, on product pages: the header then offers Buy Now and Download. */
  product?: string;
  children: ReactNode;
};

export function SiteFrame({ locale, path, language, title, kind, product, children }: Props) {
  const t = translatorFor(locale);
  const interfaceLanguage = languageOfMessages(locale);
  const isStandIn = language !== locale;
  return (
    <div lang={interfaceLanguage === locale ? undefined : LANGUAGE_TAGS[interfaceLanguage]} className="flex min-h-screen flex-col">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:m-2 focus:bg-paper focus:p-3">
        {t("common.skipToContent")}
      </a>
      <AnnouncementBar locale={locale} />
      <SiteHeader locale={locale} path={path} product={product} />
      <main
        id="main"
        className="grow"
        {...(isStandIn
          ? {}
          : {
              "data-pagefind-body": "",
              "data-pagefind-meta": "title[data-title], kind[data-kind]",
              "data-title": title,
              "data-kind": t(`search.kind.${kind}`),
            })}
      >
        {isStandIn && <TranslationNotice locale={locale} language={language} path={path} />}
        <div className="contents" lang={isStandIn ? LANGUAGE_TAGS[language] : undefined}>
          {children}
        </div>
      </main>
      <SiteFooter locale={locale} path={path} />
    </div>
  );
}
