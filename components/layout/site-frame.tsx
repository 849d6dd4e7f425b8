import type { ReactNode } from "react";
import { languageOfMessages } from "#lib/content/messages.ts";
import type { PageText } from "#lib/content/page-text.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Route, RouteKind } from "#lib/routes.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { type HeaderActions, SiteHeader } from "./site-header.tsx";
import { TranslationNotice } from "./translation-notice.tsx";

/** The label of a search result by the kind of its page. */
const SEARCH_KINDS = {
  page: "page",
  product: "product",
  edition: "product",
  releases: "releases",
  "choose-download": "download",
  download: "download",
  thanks: "page",
  article: "article",
} as const satisfies Record<RouteKind, string>;

type Props = { route: Route; text: PageText; locale: Locale; children: ReactNode };

/** Everything around the content of a page. */
export function SiteFrame({ route, text: { title, name = title, language }, locale, children }: Props) {
  const t = translatorFor(locale);
  const { path } = route;
  const interfaceLanguage = languageOfMessages(locale);
  const isFallback = language !== locale;
  return (
    <div lang={foreignTag(interfaceLanguage, locale)} className="group/frame flex min-h-screen flex-col">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:m-2 focus:bg-paper focus:p-3">
        {t("common.skipToContent")}
      </a>
      <AnnouncementBar locale={locale} />
      <SiteHeader locale={locale} path={path} actions={actionsOf(route)} />
      <LanguageOffer route={route} locale={locale} />
      <main
        id="main"
        className="grow"
        {...(isFallback
          ? {}
          : {
              "data-pagefind-body": "",
              "data-pagefind-meta": "title[data-title], kind[data-kind]",
              "data-title": name,
              "data-kind": t(`search.kind.${SEARCH_KINDS[route.kind]}`),
            })}
      >
        {isFallback && <TranslationNotice locale={locale} language={language} path={path} />}
        <div className="contents" lang={foreignTag(language, locale)}>
          {children}
        </div>
      </main>
      <SiteFooter locale={locale} path={path} />
    </div>
  );
}

/** The product, or edition, whose buttons the header shows; undefined on pages without a product and after a download or purchase. */
function actionsOf(route: Route): HeaderActions | undefined {
  if (!("product" in route) || route.kind === "thanks") return undefined;
  return route.kind === "edition" ? { product: route.product, edition: route.editions[0] } : { product: route.product };
}
