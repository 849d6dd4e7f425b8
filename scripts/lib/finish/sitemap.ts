/** The site map: every indexed page in each language that has a translation of it, with its other languages. */
import { addressOf, alternatesOf, indexedLocales, origin } from "#lib/content/addresses.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { listRoutes } from "#lib/content/routes.ts";
import type { Route } from "#lib/routes.ts";
import { el, type Xml, xmlDocument } from "./xml.ts";

export type MachineFile = { name: string; text: string };

const SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";
/** Addresses in one file. The protocol allows 50,000 addresses and 50 MB; each has entries for its other languages. */
const MAX_ADDRESSES = 20_000;

/** @returns One file, or an index and several files. */
export function sitemapFiles(max = MAX_ADDRESSES): MachineFile[] {
  const entries = listRoutes().flatMap(entriesOf);
  if (entries.length <= max) return [{ name: "sitemap.xml", text: urlset(entries) }];
  const parts = Array.from({ length: Math.ceil(entries.length / max) }, (_, part) => ({
    name: `sitemap-${part + 1}.xml`,
    text: urlset(entries.slice(part * max, (part + 1) * max)),
  }));
  const index = el("sitemapindex", { xmlns: SITEMAPS }, ...parts.map(({ name }) => el("sitemap", {}, el("loc", {}, `${origin}/${name}`))));
  return [{ name: "sitemap.xml", text: xmlDocument(index) }, ...parts];
}

const urlset = (entries: readonly Xml[]) => xmlDocument(el("urlset", { xmlns: SITEMAPS, "xmlns:xhtml": XHTML }, ...entries));

/** A page in each of its languages, each with links to all of them. */
function entriesOf(route: Route): Xml[] {
  const alternates = Object.entries(alternatesOf(route)).map(([hreflang, href]) => el("xhtml:link", { rel: "alternate", hreflang, href }));
  // Only releases have a date of their last change.
  const changed = route.kind === "releases" ? findNewestRelease(route.product, "beta")?.facts.date : undefined;
  const lastmod = changed === undefined ? undefined : el("lastmod", {}, changed);
  return indexedLocales(route).map((locale) => el("url", {}, el("loc", {}, addressOf(locale, route.path)), lastmod, ...alternates));
}
