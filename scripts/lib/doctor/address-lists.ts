/** Checks of every address that a list names: the sitemap, the redirects, and the feeds and appcasts that pages link to. */
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
  return countWrong(addresses, async (path) => ((await fetch(path, { method: "HEAD" })).status === 200 ? undefined : path), "pages");
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

export async function checkFeeds({ fetch }: Site): Promise<Finding> {
  const linked = async (page: string, pattern: RegExp) =>
    [...(await (await fetch(page)).text()).matchAll(pattern)].map(([, href = ""]) => new URL(href, "http://site").pathname);
  const overview = "/versioning";
  const products = await linked(overview, /href="([^"]+\/releases)"/gu);
  const feeds = (await Promise.all([overview, ...products].map((page) => linked(page, /href="([^"]+\.(?:xml|json))"/gu)))).flat();
  return countWrong([...new Set(feeds)], async (path) => ((await fetch(path)).status === 200 ? undefined : path), "feeds and appcasts");
}

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
