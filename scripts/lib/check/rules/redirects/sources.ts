/** redirects/…: the old addresses. */
import { currentPlace, localesOfPlace, writePlace } from "#lib/redirects.ts";
import { existsIn } from "#lib/routes.ts";
import { localePathIn } from "#lib/i18n/site-paths.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { isGonePage } from "#scripts/lib/check/gone-pages.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import { type ListedRedirect, listRedirects, redirectsOfCorpus, writeEntry } from "#scripts/lib/check/redirects.ts";
import { findRoute, routesAreSound } from "#scripts/lib/check/routes-of-corpus.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { pageAnchors } from "#scripts/lib/check/shown-document.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";

/** What the server answers before it looks for a page. */
const RESERVED = /^\/(?:api|pagefind|_[^/]*)(?:\/|$)/u;

export const sourceInUse: CorpusRule = {
  id: "redirects/source-in-use",
  forbids:
    "A redirect from an address that still leads somewhere: a page, a heading, a file of `public/`, or what the server itself answers.",
  wrong: "# /3dx is a page\n- { from: /3dx, to: /products }",
  right: "- { from: /3dx-classic, to: /3dx }",
  *check(corpus) {
    for (const redirect of listRedirects(corpus)) {
      const isPage = redirect.from.anchor === undefined;
      const message = isPage ? useOfPath(corpus, redirect) : useOfHeading(corpus, redirect);
      const free = isPage ? "an old address that is free" : "an anchor that the page has no longer";
      if (message !== undefined) yield { at: redirect.fromAt, message, hint: `remove the redirect, or write ${free}` };
    }
  },
};

function useOfPath(corpus: Corpus, { from, entry }: ListedRedirect): string | undefined {
  const { listed } = languagesOf(corpus);
  const route = findRoute(corpus, from.path);
  if (route !== undefined && localesOfPlace(listed, from).some((locale) => existsIn(route, locale)))
    return `${entry.from} is a page of this site`;
  if (RESERVED.test(from.path)) return `${entry.from} is an address that the server itself answers`;
  const isFile = localesOfPlace(listed, from).some(
    (locale) => from.path !== "/" && corpus.publicFiles.has(`public${localePathIn(listed, locale, from.path)}`),
  );
  return isFile ? `${entry.from} is a file of public/` : undefined;
}

/** A heading may be renamed in some languages alone: it is in use when no language is left that the redirect does something in. */
function useOfHeading(corpus: Corpus, { from, to }: ListedRedirect): string | undefined {
  const { anchor } = from;
  const route = findRoute(corpus, to.path);
  if (route === undefined || anchor === undefined) return undefined;
  const anchors = localesOfPlace(languagesOf(corpus).listed, from)
    .filter((locale) => existsIn(route, locale))
    .map((locale) => pageAnchors(corpus, route, locale))
    .filter((ids) => ids === undefined || to.anchor === undefined || ids.includes(to.anchor));
  return anchors.length > 0 && anchors.every((ids) => ids?.includes(anchor)) ? `${to.path} still has the heading #${anchor}` : undefined;
}

export const sourceTwice: CorpusRule = {
  id: "redirects/source-twice",
  forbids: "One old address with two redirects.",
  wrong: "- { from: /old, to: /3dx }\n- { from: /old, to: /products }",
  right: "- { from: /old, to: /3dx }",
  *check(corpus) {
    for (const [{ entry, fromAt }, first] of repeatedIn(listRedirects(corpus), ({ from }) => writePlace(from))) {
      yield {
        at: fromAt,
        message: `${entry.from} has a redirect already`,
        hint: "remove one of the two",
        related: [{ at: first.fromAt, message: `to ${first.entry.to}` }],
      };
    }
  },
};

export const headingElsewhere: CorpusRule = {
  id: "redirects/heading-elsewhere",
  forbids:
    "A redirect from a heading to another page. A browser keeps the anchor of an address to itself, so the page of the old heading is shown and must have the new one.",
  wrong: "- { from: /3dx#Prices, to: /pricing#3DX }",
  right: "- { from: /3dx#Prices, to: /3dx#Editions }",
  *check(corpus) {
    if (!routesAreSound(corpus)) return;
    for (const { from, to, entry, fromAt, toAt } of listRedirects(corpus)) {
      // redirects/page-gone names a page that is gone.
      if (from.anchor === undefined || isGonePage(corpus, from.path)) continue;
      const locale = from.locale ?? languagesOf(corpus).listed[0];
      const now = currentPlace(redirectsOfCorpus(corpus), { locale, path: from.path });
      const [page = ""] = entry.from.split("#");
      if (findRoute(corpus, now.path) === undefined)
        yield {
          at: fromAt,
          message: `${page} is no page, so none of its headings can be found`,
          hint: `redirect the page: ${writeEntry(page, "/its-new-path")}`,
        };
      // redirects/chain reports a target that was renamed together with the page of the heading.
      else if (now.path !== to.path && currentPlace(redirectsOfCorpus(corpus), { locale, path: to.path }).path !== now.path)
        yield {
          at: toAt,
          message: `${entry.from} is shown on ${now.path}, and not on ${to.path}`,
          hint: `write a heading of ${now.path}, or ${now.path} alone: a link on that page can lead on`,
        };
    }
  },
};
