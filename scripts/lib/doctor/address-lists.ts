/** Checks of every address that a list names: the sitemap, and the redirects, feeds and appcasts of the content. */
import { listFeedPaths } from "#lib/content/feed-links.ts";
import { listPageRedirects } from "#lib/content/redirects.ts";
import { inParallel } from "#scripts/lib/in-parallel.ts";
import { fault, type Finding, ok } from "./report.ts";

/** A running deployment that is checked from outside. */
export type Site = {
  origin: string;
  /** Requests a path of it, and follows no redirect. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
};

/** Requests at a time: a check must not be a load test. */
const PARALLEL = 4;

export async function checkSitemap({ fetch }: Site): Promise<Finding> {
  const addresses = [...(await (await fetch("/sitemap.xml")).text()).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, text = ""]) => new URL(text).pathname,
  );
  if (addresses.length === 0) return fault("/sitemap.xml names no page");
  return countMissing(fetch, addresses, "pages");
}

export async function checkRedirects({ fetch }: Site): Promise<Finding> {
  const redirects = [...listPageRedirects()];
  return countWrong(
    redirects,
    async ([from, { to }]) => {
      const target = (await fetch(from, { method: "HEAD" })).headers.get("location");
      return target !== null && new URL(target, "http://site").pathname === new URL(to, "http://site").pathname ? undefined : from;
    },
    "redirects",
  );
}

/** The content names them, not the pages: installed plug-ins read appcasts that no page needs to link to. */
export const checkFeeds = ({ fetch }: Site): Promise<Finding> => countMissing(fetch, listFeedPaths(), "feeds and appcasts");

const countMissing = (fetch: Site["fetch"], paths: readonly string[], name: string): Promise<Finding> =>
  countWrong(paths, async (path) => ((await fetch(path, { method: "HEAD" })).status === 200 ? undefined : path), name);

/** @param find Returns what is wrong with an item. */
async function countWrong<Item>(items: readonly Item[], find: (item: Item) => Promise<string | undefined>, name: string): Promise<Finding> {
  const wrong: string[] = [];
  await inParallel(items, PARALLEL, async (item) => {
    const found = await find(item);
    if (found !== undefined) wrong.push(found);
  });
  if (wrong.length === 0) return ok(`${items.length} ${name}`);
  return fault(`${wrong.length} of ${items.length} ${name} are wrong, such as ${wrong.slice(0, 3).join(", ")}`);
}
