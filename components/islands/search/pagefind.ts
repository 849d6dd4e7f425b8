/** The search engine, Pagefind, loaded at the first query. Only the finished site has an index. */

type Fragment = { url: string; excerpt: string; meta: { title?: string; kind?: string } };
type Engine = {
  options: (options: object) => Promise<void>;
  init: () => Promise<void>;
  debouncedSearch: (query: string, options: object, wait: number) => Promise<{ results: { data: () => Promise<Fragment> }[] } | null>;
};

export type SearchResult = { url: string; title: string; kind: string; excerpt: string };

const engines = new Map<string, Promise<Engine>>();

function engineAt(index: string): Promise<Engine> {
  const engine =
    engines.get(index) ??
    (async () => {
      // A computed address, so that no bundler resolves the file.
      const loaded = (await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ `${index}pagefind.js`)) as Engine;
      await loaded.options({ baseUrl: "/", excerptLength: 24 });
      await loaded.init();
      return loaded;
    })();
  engines.set(index, engine);
  // The next query tries a failed load again.
  engine.catch(() => engines.delete(index));
  return engine;
}

/** Loads the engine before the first query. A failure is reported by that query. */
export function preloadEngine(index: string): void {
  engineAt(index).catch(() => undefined);
}

/**
 * @returns At most `limit` results, the best first; undefined if a later query was started meanwhile.
 * @throws if the index cannot be loaded.
 */
export async function search(index: string, query: string, limit: number): Promise<SearchResult[] | undefined> {
  const engine = await engineAt(index);
  const found = await engine.debouncedSearch(query, {}, 120);
  if (found === null) return undefined;
  const fragments = await Promise.all(found.results.slice(0, limit).map((result) => result.data()));
  return fragments.map(({ url, excerpt, meta }) => ({ url, excerpt, title: meta.title ?? url, kind: meta.kind ?? "" }));
}
