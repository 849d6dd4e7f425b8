/** What stands around every page: announcement, header, main, footer. */
import type { ReactNode } from "react";
import { languageOfMessages } from "#lib/content/messages.ts";
import { factsOfPage } from "#lib/content/pages.ts";
import { requireFacts } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { RouteWords } from "#components/routes/route-words.ts";
import type { Route } from "#lib/routes.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { DiscontinuedBanner } from "./discontinued-banner.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { type HeaderActions, SiteHeader } from "./site-header.tsx";
import { TranslationNotice } from "./translation-notice.tsx";

type Props = { route: Route; words: RouteWords; locale: Locale; children: ReactNode };

export function SiteFrame({ route, words: { title, name = title, language }, locale, children }: Props) {
  const t = translatorFor(locale);
  const { path } = route;
  const interfaceLanguage = languageOfMessages(locale);
  const isStandIn = language !== locale;
  const page = route.kind === "page" ? factsOfPage(route.page) : undefined;
  const product = "product" in route ? route.product : (page?.product ?? page?.window);
  const facts = product === undefined ? undefined : requireFacts(product);
  return (
    <div lang={foreignTag(interfaceLanguage, locale)} data-hue={facts?.hue} className="group/frame flex min-h-screen flex-col">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:m-2 focus:bg-paper focus:p-3">
        {t("common.skipToContent")}
      </a>
      {showsNews(route, page) && <AnnouncementBar locale={locale} />}
      <SiteHeader locale={locale} path={path} actions={actionsOf(route)} />
      {facts?.successor !== undefined && OFFERING.has(route.kind) && (
        <DiscontinuedBanner name={facts.name} successor={facts.successor} locale={locale} />
      )}
      <LanguageOffer route={route} locale={locale} />
      <main id="main" className="grow" data-pagefind-body={isStandIn ? undefined : ""} data-title={isStandIn ? undefined : name}>
        {isStandIn && <TranslationNotice locale={locale} language={language} path={path} />}
        <div className="contents" lang={foreignTag(language, locale)}>
          {children}
        </div>
      </main>
      {/* Shown by the loader. */}
      <p
        role="alert"
        hidden
        data-failed=""
        className="fixed inset-x-3 bottom-3 z-30 mx-auto max-w-xl rounded-md bg-ink p-4 text-small text-paper"
      >
        {t("common.partFailed")}
      </p>
      <SiteFooter locale={locale} path={path} isTask={isTask(route)} />
    </div>
  );
}

/** The pages of a product that would have visitors choose it: of a discontinued one they lead to its successor first. */
const OFFERING: ReadonlySet<Route["kind"]> = new Set(["product", "choose-download", "download"]);

/** The screens of a download: what the header would offer is what the visitor is doing, or has just done. */
const DOWNLOADING: ReadonlySet<Route["kind"]> = new Set(["choose-download", "download", "thanks"]);

/** Whether a visitor is in the middle of something: a download, a form of the account, a request for a key, a search for a page that is not there. */
const isTask = (route: Route): boolean => DOWNLOADING.has(route.kind) || (route.kind === "page" && TASKS.test(route.page));
const TASKS = /^(?:account|download-link$|lost-licence-key$|not-found$)/u;

/** Whether the page shows announcements: not in the middle of something, nor on forms, on pages that a mail leads to, on those of the legal menu, and where visitors look for help. */
const showsNews = (route: Route, page: ReturnType<typeof factsOfPage>): boolean =>
  !isTask(route) && !isHelp(route, page) && page?.indexed !== false && !page?.menus.includes("legal");

/** Articles, the support page and the pages that it names first. */
const isHelp = (route: Route, page: ReturnType<typeof factsOfPage>): boolean =>
  route.kind === "article" || route.path === "/support" || page?.menus.includes("support") === true;

/** What the header offers on a product's pages: of a free edition the edition itself. */
function actionsOf(route: Route): HeaderActions | undefined {
  if (!("product" in route) || DOWNLOADING.has(route.kind)) return undefined;
  return route.kind === "edition" ? { product: route.product, edition: route.editions[0] } : { product: route.product };
}
