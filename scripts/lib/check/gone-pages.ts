/** Pages that were online, no longer exist and have no redirect. */
import { currentPlace, type LocalPlace } from "#lib/redirects.ts";
import { existsIn } from "#lib/routes.ts";
import { findNearest } from "#scripts/lib/report/wording.ts";
import { groupBy } from "#scripts/lib/group-by.ts";
import { type Corpus, oncePerCorpus } from "./corpus.ts";
import { addressOf, listAddresses, listPublished, type PublishedLine } from "./published.ts";
import { redirectsAreSound, redirectsOfCorpus } from "./redirects.ts";
import { findRoute, routesAreSound, routesOfCorpus } from "./routes-of-corpus.ts";

export type Recorded = PublishedLine & { place: LocalPlace };

/** The recorded addresses, without lines that are none. */
export const recordedPlaces = (corpus: Corpus): Recorded[] =>
  (listPublished(corpus) ?? []).filter((line): line is Recorded => line.place !== undefined);

/** The page that an address leads to now, by itself or by a redirect, which may lead to a heading. */
export function currentPage(corpus: Corpus, place: LocalPlace): LocalPlace | undefined {
  const page = { locale: place.locale, path: place.path };
  const route = findRoute(corpus, place.path);
  if (route !== undefined && existsIn(route, place.locale)) return page;
  const now = currentPlace(redirectsOfCorpus(corpus), page);
  return now === page ? undefined : now;
}

/**
 * The pages that are gone, in the order of the record; none while a file that defines pages or redirects cannot be read. `lines` are the
 * recorded addresses that lead nowhere: of each language in which the page is gone. `successor` has probably taken its place.
 */
export const listGonePages = oncePerCorpus((corpus) => {
  if (!routesAreSound(corpus) || !redirectsAreSound(corpus)) return [];
  const pages = recordedPlaces(corpus).filter(({ place }) => place.anchor === undefined);
  return [...groupBy(pages, ({ place }) => place.path)].flatMap(([path, published]) => {
    const lines = published.filter(({ place }) => currentPage(corpus, place) === undefined);
    if (lines.length === 0) return [];
    return [{ path, lines, everywhere: lines.length === published.length, successor: findSuccessor(corpus, path) }];
  });
});

/** Whether a path is that of a page that is gone in every language. Links to it are no problem besides. */
export const isGonePage = (corpus: Corpus, path: string): boolean =>
  listGonePages(corpus).some((page) => page.everywhere && page.path === path);

/**
 * The new path that has probably taken the place of another: the one whose page has most of the recorded headings, one that is spelt alike,
 * or the only one with the same parent or the same last part.
 */
function findSuccessor(corpus: Corpus, path: string): string | undefined {
  const recorded = recordedPlaces(corpus).map(({ place }) => place);
  const known = new Set(recorded.map((place) => place.path));
  const fresh = routesOfCorpus(corpus).flatMap((route) => (known.has(route.path) ? [] : [route.path]));
  const addresses = new Set(listAddresses(corpus));
  const headings = recorded.filter((place) => place.path === path && place.anchor !== undefined);
  const sameHeadings = fresh.find(
    (each) => headings.filter((place) => addresses.has(addressOf(corpus, { ...place, path: each }))).length * 2 > headings.length,
  );
  const only = (paths: readonly string[]) => (paths.length === 1 ? paths[0] : undefined);
  const parts = (each: string) => ({ parent: each.slice(0, each.lastIndexOf("/")), last: each.slice(each.lastIndexOf("/")) });
  const { parent, last } = parts(path);
  return (
    sameHeadings ??
    findNearest(path, fresh) ??
    only(fresh.filter((each) => parts(each).parent === parent)) ??
    only(fresh.filter((each) => parts(each).last === last))
  );
}
