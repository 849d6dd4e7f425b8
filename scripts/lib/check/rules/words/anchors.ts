/** The anchors that a link may name: those of a page as a visitor of one language gets it. */
import { sourceAnchors } from "#lib/heading-aliases.ts";
import { FIXED_ANCHORS } from "#lib/routes.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { findRoute } from "#scripts/lib/check/routes-of-corpus.ts";
import { documentFileOf, documentOfRoute, kindOfEntity, originalOfRoute } from "#scripts/lib/check/shown-document.ts";

type Anchors = {
  ids: string[];
  /** The anchors of the original's headings, each with that of the heading in this language. */
  translated?: ReadonlyMap<string, string>;
  /** The missing file, when the page shows the text of another language. */
  standsInFor?: string;
};

/** Anchors of a path in the language of the document that links to it; undefined when there is no such page, or its file cannot be read. */
export function anchorsOf(corpus: Corpus, path: string, from: Analysis): Anchors | undefined {
  if (path === "") {
    const kind = kindOfEntity(from.place?.entity);
    return from.headings && { ids: [...from.headings.map(({ id }) => id), ...(kind === undefined ? [] : FIXED_ANCHORS[kind])] };
  }
  const route = findRoute(corpus, path);
  if (route === undefined || from.locale === undefined) return undefined;
  const file = documentFileOf(route, from.locale);
  // Pages that are made from facts have the fixed anchors alone.
  if (file === undefined) return { ids: [...FIXED_ANCHORS[route.kind]] };
  const own = documentOfRoute(corpus, route, from.locale);
  const original = originalOfRoute(corpus, route);
  const shown = own ?? original;
  if (shown?.headings === undefined) return undefined;
  const ids = [...shown.headings.map(({ id }) => id), ...FIXED_ANCHORS[route.kind]];
  const sources = sourceAnchors(shown.headings, original?.headings ?? []);
  const translated = new Map([...sources].map(([id, source]) => [source, id]));
  return { ids, translated, standsInFor: own === undefined ? file : undefined };
}
