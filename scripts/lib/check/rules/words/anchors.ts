/** The anchors of a page in one language. */
import { FIXED_ANCHORS, type Route } from "#lib/routes.ts";
import type { EntityName } from "#schemas/entities.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { findOriginal } from "#scripts/lib/check/originals.ts";
import { fileOf } from "#scripts/lib/check/place.ts";
import { routesOfCorpus } from "#scripts/lib/check/routes-of-corpus.ts";

type Anchors = {
  ids: string[];
  /** The missing file, when the page shows the text of another language. */
  standsInFor?: string;
};

/** Anchors of a path in the language of the document that links to it; undefined when there is no such page. */
export function anchorsOf(corpus: Corpus, path: string, from: Analysis): Anchors | undefined {
  if (path === "") {
    const kind = KINDS.find(([, entity]) => entity === from.place?.entity)?.[0];
    return { ids: [...from.headings.map(({ id }) => id), ...(kind === undefined ? [] : FIXED_ANCHORS[kind])] };
  }
  const route = routesOfCorpus(corpus).find((each) => each.path === path);
  if (route === undefined || from.locale === undefined) return undefined;
  const fixed = FIXED_ANCHORS[route.kind];
  const shown = findShown(corpus, route, from.locale);
  if (shown === undefined) return undefined;
  const { headings, standsInFor } = shown;
  return { ids: [...headings.map(({ id }) => id), ...fixed], ...(standsInFor === undefined ? {} : { standsInFor }) };
}

const KINDS: readonly (readonly [Route["kind"], EntityName])[] = [
  ["page", "PageWords"],
  ["product", "ProductWords"],
  ["article", "SupportWords"],
];

/** The text that a page shows: in its language, or else in the language in which it was first written. */
function findShown(corpus: Corpus, route: Route, locale: Locale): (Pick<Analysis, "headings"> & Pick<Anchors, "standsInFor">) | undefined {
  const entity = KINDS.find(([kind]) => kind === route.kind)?.[1];
  // Pages of releases and downloads are made from facts and have only fixed anchors.
  if (entity === undefined) return { headings: [] };
  const name = route.kind === "page" ? route.page : route.kind === "article" ? route.article : route.product;
  const file = fileOf(entity, [name], locale);
  const own = corpus.documents.get(file);
  if (own !== undefined) return { headings: own.headings };
  const original = findOriginal(corpus, entity, [name]);
  return original === undefined ? undefined : { headings: original.headings, standsInFor: file };
}
