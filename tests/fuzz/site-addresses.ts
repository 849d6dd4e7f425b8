/** Existing addresses, read from the built site, because requests that end in 404 test little. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

export type SiteAddresses = {
  /** Paths of documents, including `/`. */
  pages: string[];
  /** Paths of all other files. */
  files: string[];
  /** Targets below `/_next/image` from the documents. */
  images: string[];
  /** `/api/v1/updates/…` from the update feeds. */
  updates: string[];
  /** The path of the largest file. */
  largest: string;
};

const MAX_IMAGES = 200;

/** @param folder The built site, `dist/site`. @throws if it holds no documents. */
export function readSiteAddresses(folder: string): SiteAddresses {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(?:br|gz)$|^_(?:headers|redirects(?:\.json)?|document-headers\.json)$/u.test(entry.name),
  );
  const paths = entries.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/")}`).sort();
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const documents = paths.filter((path) => path.endsWith(".html"));
  const pages = documents
    .filter((path) => !path.endsWith("/404.html"))
    .map((path) => (path === "/index.html" ? "/" : path.slice(0, -".html".length)));
  if (pages.length === 0) throw new Error(`${folder} holds no documents: run npm run build first`);
  const files = paths.filter((path) => !path.endsWith(".html"));
  const images = new Set<string>();
  for (const path of documents) {
    if (images.size >= MAX_IMAGES) break;
    for (const [address] of read(path).matchAll(/\/_next\/image\?[^"\s,]+/gu)) images.add(address.replaceAll("&amp;", "&"));
  }
  const updates = paths
    .filter((path) => /\/appcast[^/]*\.xml$/u.test(path))
    .flatMap((path) => [...read(path).matchAll(/\/api\/v1\/updates\/[\w./-]+/gu)].map(([address]) => address));
  const size = (path: string) => readFileSync(join(folder, path)).length;
  const largest = files.reduce((best, path) => (size(path) > size(best) ? path : best), files[0] ?? "/");
  return { pages, files, images: [...images], updates: [...new Set(updates)], largest };
}
