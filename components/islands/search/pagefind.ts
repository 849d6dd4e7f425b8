/** The search engine, fetched when it is first asked. Only the finished site has an index; the preview says so. */

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
      // The address is a value, so that no bundler looks for the file.
      const loaded = (await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ `${index}pagefind.js`)) as Engine;
      await loaded.options({ baseUrl: "/", excerptLength: 24 });
      await loaded.init();
      return loaded;
    })();
  engines.set(index, engine);
  // A failed load is tried again with the next query.
  engine.catch(() => engines.delete(index));
  return engine;
}

/** Fetches the engine before the first query, so that the first answer is quick. Failures show with the query. */
export function warmUp(index: string): void {
  engineAt(index).catch(() => undefined);
}

/**
 * Best results first, at most `limit`. `undefined` when a later query has overtaken this one.
 *
 * @throws when the index cannot be loaded.
 */
export async function search(index: string, query: string, limit: number): Promise<SearchResult[] | undefined> {
  const engine = await engineAt(index);
  const found = await engine.debouncedSearch(query, {}, 120);
  if (found === null) return undefined;
  const fragments = await Promise.all(found.results.slice(0, limit).map((result) => result.data()));
  return fragments.map(({ url, excerpt, meta }) => ({ url, excerpt, title: meta.title ?? url, kind: meta.kind ?? "" }));
}
