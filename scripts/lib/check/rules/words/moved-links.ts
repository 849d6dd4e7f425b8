/** words/…: links within the site name the address that a page or a heading has now. */
import { currentPlace, type LocalPlace, movedAnchors, writePlace } from "#lib/redirects.ts";
import { existsIn } from "#lib/routes.ts";
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc } from "#scripts/lib/check/corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { listParts } from "#scripts/lib/check/document-parts.ts";
import { fixAt, listEntries, valueAt } from "#scripts/lib/check/positions.ts";
import { redirectsOfCorpus } from "#scripts/lib/check/redirects.ts";
import { findRoute, routesOfCorpus } from "#scripts/lib/check/routes-of-corpus.ts";
import type { CorpusRule, Finding, Span } from "#scripts/lib/check/rule.ts";
import { documentFileOf } from "#scripts/lib/check/shown-document.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";

/** `/3dx?from=mail#features` in its parts; the query keeps its question mark, and the anchor is decoded. */
export function partsOf(url: string): { path: string; query: string; anchor?: string } {
  const { path = "", query = "", anchor } = /^(?<path>[^?#]*)(?<query>\?[^#]*)?(?:#(?<anchor>.*))?$/u.exec(url)?.groups ?? {};
  return { path, query, anchor: anchor === undefined ? undefined : decode(anchor) };
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/**
 * Where a redirect leads a link.
 *
 * @param from The document with the link; without one, the link is one of facts.
 * @returns The address to write instead; undefined for a link without a redirect.
 */
export function movedAddress(corpus: Corpus, url: string, from?: Analysis): string | undefined {
  if (redirectsOfCorpus(corpus).length === 0) return undefined;
  const { path, query, anchor } = partsOf(url);
  const locale = from?.locale ?? languagesOf(corpus).listed[0];
  const own = path === "" ? routesOfCorpus(corpus).find((route) => documentFileOf(route, locale) === from?.file)?.path : path;
  if (own === undefined) return undefined;
  const now = moved(corpus, { locale, path: own, anchor });
  if (now === undefined) return undefined;
  const written = writePlace({ path: path === "" && now.path === own ? "" : now.path });
  return `${written}${query}${now.anchor === undefined ? "" : `#${now.anchor}`}`;
}

function moved(corpus: Corpus, place: LocalPlace): LocalPlace | undefined {
  const redirects = redirectsOfCorpus(corpus);
  const page: LocalPlace = { locale: place.locale, path: place.path };
  const route = findRoute(corpus, page.path);
  const isPage = route !== undefined && existsIn(route, page.locale);
  const now = isPage ? page : currentPlace(redirects, page);
  const anchor = now.anchor ?? place.anchor;
  const { locale, path } = now;
  const nowAnchor = anchor === undefined ? undefined : (movedAnchors(redirects, { locale, path }).get(anchor) ?? anchor);
  if (now === page && nowAnchor === place.anchor) return undefined;
  return { locale, path, anchor: nowAnchor };
}

export const linkMoved: CorpusRule = {
  id: "words/link-moved",
  forbids:
    "A link to an address that has a redirect: readers of this site are sent to the right page at once. `--fix` writes the new address.",
  wrong: "# redirects.yaml leads /three-dx to /3dx\n[3DX](/three-dx)",
  right: "[3DX](/3dx)",
  *check(corpus) {
    for (const { url, at, document } of listParts(corpus, "links")) {
      const now = movedAddress(corpus, url, document);
      if (now === undefined) continue;
      // A link that is written with escapes is left to its author.
      const isPlain = corpus.textOf(at.file).slice(at.start, at.end) === url;
      yield { ...describeMoved(at, url, now), ...(isPlain ? {} : { fix: undefined }) };
    }
    for (const { path, at } of listFactPaths(corpus)) {
      const now = movedAddress(corpus, path);
      if (now !== undefined) yield describeMoved(at, path, now);
    }
  },
};

/** The paths of pages that facts lead to. */
export function listFactPaths(corpus: Corpus): { path: string; at: Span }[] {
  const support = findDoc(corpus, "SupportIndex");
  return [
    ...(support === undefined
      ? []
      : Object.entries(support.data.guides ?? {}).map(([guide, path]) => ({ path, at: valueAt(support, "guides", guide) }))),
    ...listEntries(findDoc(corpus, "Systems"), "systems").map(({ entry: { installGuide }, at }) => ({
      path: installGuide,
      at: at("installGuide"),
    })),
    ...listEntries(findDoc(corpus, "Announcements"), "announcements").map(({ entry: { path }, at }) => ({ path, at: at("path") })),
    ...[...productsOf(corpus).values()].flatMap(({ doc }) =>
      (["getStarted", "creditsGuide"] as const).map((field) => ({ path: doc.data[field], at: valueAt(doc, field) })),
    ),
  ].flatMap(({ path, at }) => (path ? [{ path, at }] : []));
}

/** What to write for an address that has a redirect. */
export const describeMoved = (at: Span, url: string, now: string): Finding => ({
  at,
  message: `${url} has moved`,
  hint: `write the new address: ${now}`,
  fix: fixAt(at, now),
});
