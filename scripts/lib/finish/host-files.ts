/** Files for the server and for static hosts of `dist/site`: rules for prefetching, headers, redirects. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { origin } from "#lib/content/addresses.ts";
import { embedOrigins } from "#lib/content/embeds.ts";
import { listPageRedirects } from "#lib/content/redirects.ts";
import { isIndexedRoute, listRoutes, localesOfRoute } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { PageRedirect } from "#lib/redirects.ts";
import {
  COMMON_HEADERS,
  DOCUMENT_HEADERS_FILE,
  type DocumentHeaders,
  documentHeaders,
  filePolicy,
  IMMUTABLE,
  IMMUTABLE_PREFIXES,
  SILENT_HEADERS,
  SPECULATION_RULES_PATH,
  SPECULATION_RULES_TYPE,
} from "#server/http/headers.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { REDIRECTS_FILE, type SiteRedirects } from "#server/http/redirects.ts";

/** Browsers that support it fetch a page of this site when the pointer is on its link. */
const SPECULATION_RULES = {
  prefetch: [
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/*/account*", "/account*"] } }] }, eagerness: "moderate" },
  ],
};

/** Patterns of files that are not documents. */
const FILES = [
  ...["/_assets/*", "/_next/*", "/_images/*", "/images/*", "/pagefind/*"],
  ...["css", "ico", "jpg", "json", "png", "svg", "txt", "webmanifest", "woff2", "xml"].map((ending) => `/*.${ending}`),
];

/**
 * @param analytics Where page views are counted, when anybody counts them: documents may call it.
 * @param moved Redirects of pages by the old address.
 */
export function writeHostFiles(site: string, analytics?: URL, moved: ReadonlyMap<string, PageRedirect> = listPageRedirects()): void {
  writeFileSync(join(site, SPECULATION_RULES_PATH), JSON.stringify(SPECULATION_RULES));
  const ofDocuments = documentHeaders({ frames: embedOrigins(), calls: analytics === undefined ? [] : [analytics.origin] });
  // Pages that search engines must not index, such as those that mails lead to.
  const silent = listRoutes()
    .filter((route) => !isIndexedRoute(route))
    .flatMap((route) => localesOfRoute(route).map((locale) => localePath(locale, route.path)));
  writeFileSync(
    join(site, DOCUMENT_HEADERS_FILE),
    JSON.stringify({ headers: ofDocuments, silent, origin, analytics: analytics?.href } satisfies DocumentHeaders),
  );
  const lines = (headers: Readonly<Record<string, string>>) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  writeFileSync(
    join(site, "_headers"),
    [
      "/*",
      ...lines({ ...COMMON_HEADERS, ...ofDocuments }),
      ...silent.flatMap((path) => [path, ...lines(SILENT_HEADERS)]),
      // Hosts send every matching line, and browsers apply all policies: the stricter one wins over the documents' own.
      ...FILES.flatMap((pattern) => [pattern, `  Content-Security-Policy: ${filePolicy(pattern)}`]),
      SPECULATION_RULES_PATH,
      `  Content-Type: ${SPECULATION_RULES_TYPE}`,
      ...IMMUTABLE_PREFIXES.flatMap((prefix) => [`${prefix}*`, `  Cache-Control: ${IMMUTABLE}`]),
      "",
    ].join("\n"),
  );
  writeFileSync(join(site, REDIRECTS_FILE), JSON.stringify(Object.fromEntries(moved) satisfies SiteRedirects));
  const [defaultLocale, ...others] = LOCALES;
  writeFileSync(
    join(site, "_redirects"),
    [
      // The first line that fits counts.
      ...[...moved].map(([from, { to, isPermanent }]) => `${from} ${to} ${isPermanent ? 301 : 302}`),
      `/${defaultLocale} / 301`,
      `/${defaultLocale}/* /:splat 301`,
      ...others.map((locale) => `/${locale}/* /${locale}/404.html 404`),
      "",
    ].join("\n"),
  );
}
