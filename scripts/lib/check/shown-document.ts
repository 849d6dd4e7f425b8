/** Which document a page shows in a locale, and the anchors that the page has. */
import { sourceAnchors } from "#lib/heading-aliases.ts";
import { FIXED_ANCHORS, type Route } from "#lib/routes.ts";
import type { EntityName } from "#schemas/entities.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Corpus } from "./corpus.ts";
import type { Analysis } from "./facts.ts";
import { findOriginal } from "./originals.ts";
import { fileOf } from "./place.ts";

/** Kinds of pages that show a document. Pages of releases and downloads are made from facts. */
const ENTITIES: Partial<Record<Route["kind"], EntityName>> = { page: "PageWords", product: "ProductWords", article: "SupportWords" };

/** The kind of page that shows the documents of an entity. */
export function kindOfEntity(entity: EntityName | undefined): Route["kind"] | undefined {
  return (Object.keys(ENTITIES) as Route["kind"][]).find((kind) => ENTITIES[kind] === entity);
}

const nameOf = (route: Route): string => (route.kind === "page" ? route.page : route.kind === "article" ? route.article : route.product);

/** The file of the document that a page shows in a locale; undefined where it shows none. */
export function documentFileOf(route: Route, locale: Locale): string | undefined {
  const entity = ENTITIES[route.kind];
  return entity === undefined ? undefined : fileOf(entity, [nameOf(route)], locale);
}

/** The document in the page's own locale. */
export function documentOfRoute(corpus: Corpus, route: Route, locale: Locale): Analysis | undefined {
  return corpus.documents.get(documentFileOf(route, locale) ?? "");
}

/** The document that was first written, which stands in where a locale has none. */
export function originalOfRoute(corpus: Corpus, route: Route): Analysis | undefined {
  const entity = ENTITIES[route.kind];
  return entity === undefined ? undefined : findOriginal(corpus, entity, [nameOf(route)]);
}

/**
 * All anchors of a page's document, and those that every page of its kind has. A translation has those of its original, too.
 *
 * @returns Undefined while a file that has some of them cannot be read.
 */
export function pageAnchors(corpus: Corpus, route: Route, locale: Locale): string[] | undefined {
  const original = originalOfRoute(corpus, route);
  const shown = documentOfRoute(corpus, route, locale) ?? original;
  if ([shown, original].some((document) => document !== undefined && document.headings === undefined)) return undefined;
  const headings = shown?.headings ?? [];
  const sources = original?.headings === undefined || original === shown ? [] : sourceAnchors(headings, original.headings).values();
  return [...headings.map(({ id }) => id), ...sources, ...FIXED_ANCHORS[route.kind]];
}

/** Whether a line of a document is meant for a heading and is none: words/loose-mark says so, and the heading is not gone. */
export const hasLooseHeading = ({ problems }: Pick<Analysis, "problems">): boolean =>
  problems.some(({ rule, isCause }) => rule === "words/loose-mark" && isCause === true);
