/** Reads the built site once at start, so that answering a request needs a single table lookup. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "#lib/i18n/locales.ts";
import type { PageRedirect } from "#lib/redirects.ts";
import type { Locale } from "#schemas/locale.ts";
import { contentTypeOf } from "./content-types.ts";
import { FileCache } from "./file-cache.ts";
import {
  cacheControlOf,
  COMMON_HEADERS,
  DOCUMENT_HEADERS_FILE,
  type DocumentHeaders,
  documentHeaders,
  filePolicy,
  SILENT_HEADERS,
  SPECULATION_RULES_PATH,
  SPECULATION_RULES_TYPE,
  withAnalytics,
} from "./headers.ts";
import { describeImages, type ImageTable } from "./images.ts";
import { readRedirects } from "./redirects.ts";
import { describeFile, type SiteFile } from "./site-file.ts";
import { addressOf, type FoundFile, listSiteFiles } from "./site-folder.ts";

export type Site = {
  /** By path, in the normal form of request-target.ts. */
  files: ReadonlyMap<string, SiteFile>;
  /** By the old address, in the same form. A file of the same address goes before a redirect. */
  redirects: ReadonlyMap<string, PageRedirect>;
  /** Paths of documents by the same path in small letters: a product's name is printed in capitals, and typed so. */
  spellings: ReadonlyMap<string, string>;
  notFound: Readonly<Record<Locale, SiteFile>>;
  images: ImageTable;
  cache: FileCache;
  /** The site's origin that was configured in the build. */
  origin: string | undefined;
  /** Where page views are counted, as configured in the build. */
  analytics: string | undefined;
};

/**
 * @param folder The built site. After a new build the server must be restarted.
 * @param budget Bytes of the site's files to keep in memory.
 * @param analytics Where page views are counted, if the server is told so: the policy of documents then allows this address, and not
 *   that of the build.
 * @throws if the folder holds no site.
 */
export function openSite(folder: string, budget: number, analytics?: string): Site {
  if (!existsSync(join(folder, "index.html"))) throw new Error(`${folder} holds no finished site: run npm run build first`);
  // If the folder is a symbolic link that the next build changes, this server keeps serving the old build.
  const root = realpathSync(folder);
  const { headers, silent, origin, analytics: builtAnalytics } = readDocumentHeaders(root);
  const ofDocuments = analytics === undefined ? headers : withAnalytics(headers, analytics);
  const cache = new FileCache(budget);
  const found = listSiteFiles(root);
  const etags = preload(cache, found);
  const isSilent = new Set(silent);

  const describe = (file: FoundFile): SiteFile => {
    const address = addressOf(file.name);
    const isDocument = file.name.endsWith(".html");
    return describeFile(file, etags.get(file) ?? "", {
      "Content-Type": address === SPECULATION_RULES_PATH ? SPECULATION_RULES_TYPE : contentTypeOf(file.name),
      ...COMMON_HEADERS,
      ...(isDocument ? ofDocuments : { "Content-Security-Policy": filePolicy(address) }),
      ...(isSilent.has(address) ? SILENT_HEADERS : {}),
      "Cache-Control": cacheControlOf(address),
    });
  };
  const describeNotFound = (locale: Locale): SiteFile => {
    const name = locale === DEFAULT_LOCALE ? "404.html" : `${locale}/404.html`;
    const file = found.find((candidate) => candidate.name === name);
    if (file === undefined) throw new Error(`${folder} has no ${name}: run npm run build again`);
    const all = { "Content-Type": contentTypeOf(name), ...COMMON_HEADERS, ...ofDocuments, "Cache-Control": "no-store" };
    return describeFile(file, "", all, 404);
  };
  const isAddress = ({ name }: FoundFile) => !/(?:^|\/)404\.html$/u.test(name);
  const documents = found.filter((file) => isAddress(file) && file.name.endsWith(".html")).map(({ name }) => addressOf(name));
  return {
    files: new Map(found.filter(isAddress).map((file) => [addressOf(file.name), describe(file)])),
    redirects: readRedirects(root),
    spellings: new Map(documents.map((address) => [address.toLowerCase(), address])),
    notFound: Object.fromEntries(LOCALES.map((locale) => [locale, describeNotFound(locale)])) as Record<Locale, SiteFile>,
    images: describeImages(root, new Map(found.map((file) => [addressOf(file.name), { file, etag: etags.get(file) ?? "" }]))),
    cache,
    origin,
    analytics: builtAnalytics,
  };
}

/**
 * Fills the cache with what every page view needs, documents and assets, in the form that most browsers receive: brotli, or the file
 * itself if it has none; small files first. Pictures, feeds and other forms are read on request, and kept while there is room.
 *
 * @returns Each file's ETag: from a hash of the content if it was read, so that an unchanged file keeps its ETag after a build; otherwise
 *   from name, size and time, because an AVIF and a WebP file of one picture may share size and time.
 */
function preload(cache: FileCache, files: readonly FoundFile[]): Map<FoundFile, string> {
  const preferred = ({ br, identity }: FoundFile) => br ?? identity;
  const etags = new Map<FoundFile, string>();
  for (const file of files.toSorted((a, b) => preferred(a).size - preferred(b).size)) {
    const bytes = isPartOfPages(file) ? cache.preload(preferred(file)) : undefined;
    const { size, changed } = file.identity;
    const tag = createHash("sha256")
      .update(bytes ?? `${file.name} ${size} ${changed}`)
      .digest("base64url")
      .slice(0, 22);
    etags.set(file, `W/"${tag}"`);
  }
  return etags;
}

const isPartOfPages = ({ name }: FoundFile) => name.endsWith(".html") || name.startsWith("_assets/");

/** The documents' headers from the build; without its file, the strictest ones. */
function readDocumentHeaders(folder: string): DocumentHeaders {
  const file = join(folder, DOCUMENT_HEADERS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as DocumentHeaders) : { headers: documentHeaders(), silent: [] };
}
