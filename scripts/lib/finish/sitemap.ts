/** The site map: every page that search engines may have, in each language that has words of its own for it, with its siblings. */
import { addressOf, alternatesOf, indexedLocales, origin } from "#lib/content/addresses.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { listRoutes } from "#lib/content/routes.ts";
import type { Route } from "#lib/routes.ts";
import { el, type Xml, xmlDocument } from "./xml.ts";

export type MachineFile = { name: string; text: string };

const SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";
/** The protocol allows 50,000 addresses and 50 MB in a file; with their siblings, this many stay far below. */
const MOST = 20_000;

/** One file, or an index of several. `most` addresses stand in one. */
export function sitemapFiles(most = MOST): MachineFile[] {
  const entries = listRoutes().flatMap(entriesOf);
  if (entries.length <= most) return [{ name: "sitemap.xml", text: urlset(entries) }];
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, part) => ({
    name: `sitemap-${String(part + 1)}.xml`,
    text: urlset(entries.slice(part * most, (part + 1) * most)),
  }));
  const index = el("sitemapindex", { xmlns: SITEMAPS }, ...parts.map(({ name }) => el("sitemap", {}, el("loc", {}, `${origin}/${name}`))));
  return [{ name: "sitemap.xml", text: xmlDocument(index) }, ...parts];
}

const urlset = (entries: readonly Xml[]) => xmlDocument(el("urlset", { xmlns: SITEMAPS, "xmlns:xhtml": XHTML }, ...entries));

/** A page in each of its languages; every one names all of them, and itself. */
function entriesOf(route: Route): Xml[] {
  const alternates = Object.entries(alternatesOf(route)).map(([hreflang, href]) => el("xhtml:link", { rel: "alternate", hreflang, href }));
  // Only of releases is it known on which day they changed.
  const changed = route.kind === "releases" ? findNewestRelease(route.product, "beta")?.facts.date : undefined;
  const lastmod = changed === undefined ? undefined : el("lastmod", {}, changed);
  return indexedLocales(route).map((locale) => el("url", {}, el("loc", {}, addressOf(locale, route.path)), lastmod, ...alternates));
}
