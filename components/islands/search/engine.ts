/** The search in the browser: the index of a language, fetched once, and the text of the pages that are shown. */
import { type Excerpt, excerptOf } from "#lib/search/excerpt.ts";
import type { Fragment } from "#lib/search/fragment.ts";
import { loadIndex } from "#lib/search/loaded-index.ts";
import { rank } from "#lib/search/rank.ts";
import type { IndexedPage, PageKind, SearchIndex } from "#lib/search/search-index.ts";

export type SearchResult = Pick<IndexedPage, "url" | "title" | "kind" | "products"> & { excerpt: Excerpt };
export type Filters = { kind: PageKind | ""; product: string };
export type Found = {
  /** At most as many as were wanted. */
  results: SearchResult[];
  /** How many there are in all. */
  total: number;
  /** Of all results without filters, what they can be narrowed to, with what they are narrowed to. */
  kinds: PageKind[];
  products: { key: string; name: string }[];
};

/** @returns A function that fetches each address once. A failed load is tried again with the next query. */
function once<Value>(read: (file: unknown) => Value): (address: string) => Promise<Value> {
  const loading = new Map<string, Promise<Value>>();
  const load = async (address: string) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: status ${String(answer.status)}`);
    return read(await answer.json());
  };
  return (address) => {
    const started = loading.get(address) ?? load(address);
    loading.set(address, started);
    started.catch(() => loading.delete(address));
    return started;
  };
}

const loadFragment = once((file) => file as Fragment);
const loadIndexFile = once((file) => ({ raw: file as SearchIndex, index: loadIndex(file as SearchIndex) }));

const loadSearch = (folder: string) => loadIndexFile(`${folder}index.json`);

/** @throws when the index cannot be loaded. */
export async function listPopular(folder: string): Promise<{ url: string; title: string }[]> {
  const { raw } = await loadSearch(folder);
  return raw.popular.flatMap((number) => raw.pages[number] ?? []);
}

/** Best results first. @throws when the index cannot be loaded. */
export async function search(folder: string, query: string, filters: Filters, limit: number): Promise<Found> {
  const { index, raw } = await loadSearch(folder);
  const { parts, results } = rank(query, index);
  const pages = results.flatMap(({ page }) => index.pages[page] ?? []).map((page) => ({ ...page, kind: shownKind(page.kind) }));
  const wanted = pages.filter(
    ({ kind, products }) =>
      (filters.kind === "" || kind === filters.kind) && (filters.product === "" || products.includes(filters.product)),
  );
  const shown = await Promise.all(
    wanted.slice(0, limit).map(async (page): Promise<SearchResult> => {
      const fragment = await loadFragment(`${folder}fragment/${page.fragment}.json`).catch(() => undefined);
      const excerpt = fragment === undefined ? { runs: [], heading: undefined } : excerptOf(fragment, parts, index.language);
      return { ...page, excerpt };
    }),
  );
  const products = new Set([...pages.flatMap((page) => page.products), filters.product]);
  return {
    results: shown,
    total: wanted.length,
    kinds: [...new Set([...pages.map(({ kind }) => kind), ...(filters.kind === "" ? [] : [filters.kind])])],
    products: Object.entries(raw.products).flatMap(([key, name]) => (products.has(key) ? [{ key, name }] : [])),
  };
}

/** Visitors need not see that a page mostly names others. */
const shownKind = (kind: PageKind): PageKind => (kind === "overview" ? "page" : kind);
