import type { ReactNode } from "react";
import { ChooseDownloadPage } from "#components/downloads/choose-download-page.tsx";
import { DownloadPage } from "#components/downloads/download-page.tsx";
import { ThanksPage } from "#components/downloads/thanks-page.tsx";
import { SiteFrame } from "#components/layout/site-frame.tsx";
import { StructuredData } from "#components/layout/structured-data.tsx";
import { TextPage } from "#components/pages/text-page.tsx";
import { EditionPage } from "#components/products/edition-page.tsx";
import { ProductPage } from "#components/products/product-page.tsx";
import { ReleasesPage } from "#components/releases/releases-page.tsx";
import { ArticlePage } from "#components/support/article-page.tsx";
import { pageText } from "#lib/content/page-text.ts";
import { requirePage } from "#lib/content/pages.ts";
import { requireProduct } from "#lib/content/products.ts";
import { requireArticle } from "#lib/content/support.ts";
import type { Route } from "#lib/routes.ts";
import { pageThings } from "#lib/structured-data/page-things.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { BARE_PAGES, PAGE_VIEWS } from "./page-views.ts";

/** The page of a route with its frame and its structured data. */
export function RoutePage({ route, locale }: { route: Route; locale: Locale }) {
  const text = pageText(route, locale);
  const content = contentOf(route, locale);
  return (
    <>
      {route.kind === "page" && BARE_PAGES.has(route.page) ? (
        <main id="main" lang={foreignTag(text.language, locale)}>
          {content}
        </main>
      ) : (
        <SiteFrame route={route} locale={locale} text={text}>
          {content}
        </SiteFrame>
      )}
      <StructuredData things={pageThings(route, text, locale)} />
    </>
  );
}

function contentOf(route: Route, locale: Locale): ReactNode {
  switch (route.kind) {
    case "page": {
      const View = PAGE_VIEWS[route.page] ?? TextPage;
      return <View page={requirePage(route.page, locale)} locale={locale} />;
    }
    case "product":
      return <ProductPage product={requireProduct(route.product, locale)} locale={locale} />;
    case "releases":
      return <ReleasesPage product={route.product} locale={locale} />;
    case "choose-download":
      return <ChooseDownloadPage screen={route} locale={locale} />;
    case "download":
      return <DownloadPage screen={route} locale={locale} />;
    case "edition":
      return <EditionPage screen={route} locale={locale} />;
    case "thanks":
      return <ThanksPage screen={route} locale={locale} />;
    case "article":
      return <ArticlePage article={requireArticle(route.article, locale)} locale={locale} />;
  }
}
