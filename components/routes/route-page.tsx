/** Chooses what a path shows. */
import type { ReactNode } from "react";
import { ChooseDownloadPage } from "#components/downloads/choose-download-page.tsx";
import { DownloadPage } from "#components/downloads/download-page.tsx";
import { VersionForm } from "#components/downloads/version-form.tsx";
import { ThanksPage } from "#components/downloads/thanks-page.tsx";
import { GetStartedPage } from "#components/labz/get-started-page.tsx";
import { DocumentHead } from "#components/layout/document-head.tsx";
import { PageData } from "#components/layout/page-data.tsx";
import { SiteFrame } from "#components/layout/site-frame.tsx";
import { EditionPage } from "#components/products/edition-page.tsx";
import { ProductPage } from "#components/products/product-page.tsx";
import { ReleasesPage } from "#components/releases/releases-page.tsx";
import { ArticlePage } from "#components/support/article-page.tsx";
import { factsOfPage, requirePage } from "#lib/content/pages.ts";
import { requireProduct } from "#lib/content/products.ts";
import { requireArticle } from "#lib/content/support.ts";
import type { Route } from "#lib/routes.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { WordsPage } from "#components/pages/words-page.tsx";
import { BARE_PAGES, PAGE_VIEWS } from "./page-views.ts";
import { routeWords } from "./route-words.ts";

export function RoutePage({ route, locale }: { route: Route; locale: Locale }) {
  const words = routeWords(route, locale);
  return (
    <>
      <DocumentHead route={route} locale={locale} words={words} />
      {route.kind === "page" && BARE_PAGES.has(route.page) ? (
        <main id="main" lang={foreignTag(words.language, locale)}>
          {contentOf(route, locale)}
        </main>
      ) : (
        <SiteFrame route={route} locale={locale} words={words}>
          {contentOf(route, locale)}
        </SiteFrame>
      )}
      <PageData route={route} locale={locale} words={words} />
    </>
  );
}

function contentOf(route: Route, locale: Locale): ReactNode {
  switch (route.kind) {
    case "page": {
      const page = requirePage(route.page, locale);
      const product = factsOfPage(route.page)?.product;
      if (product !== undefined) return <GetStartedPage page={page} product={product} locale={locale} />;
      const View = PAGE_VIEWS[route.page] ?? WordsPage;
      return <View page={page} locale={locale} />;
    }
    case "product":
      return <ProductPage product={requireProduct(route.product, locale)} locale={locale} />;
    case "releases":
      return <ReleasesPage product={route.product} form={<VersionForm product={route.product} locale={locale} />} locale={locale} />;
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
