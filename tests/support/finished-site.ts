/** The finished documents as a browser would be sent them: which there are, and what each of them says. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { splitPath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";

const SITE = "dist/site";
const CONCURRENCY = 16;

type Root = ReturnType<typeof parseDocument>;
export type Tag = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export type FinishedPage = {
  /** As visitors see it: `/en/lantern`. */
  address: string;
  locale: Locale;
  /** Without locale: `/lantern`. */
  path: string;
  status: number;
  html: string;
  root: Root;
};

/** Addresses of every document of the build; the 404 documents are reached by an address that has none. */
function listAddresses(): string[] {
  return (readdirSync(SITE, { recursive: true }) as string[])
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replace(/\.html$/u, "").replace(/^index$/u, "")}`)
    .map((address) => address.replace(/(^|\/)404$/u, "$1nothing-here"))
    .sort();
}

/** Files that an address of this site may name beside documents: feeds, pictures, styles. */
export function listFiles(): ReadonlySet<string> {
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith(".html"),
  );
  return new Set(files.map((entry) => join(entry.parentPath, entry.name).slice(SITE.length)));
}

const sites = new Map<string, Promise<readonly FinishedPage[]>>();

/** Asks the running server for every document, once in a process. */
export function readSite(origin: string): Promise<readonly FinishedPage[]> {
  const site = sites.get(origin) ?? fetchSite(origin);
  sites.set(origin, site);
  return site;
}

async function fetchSite(origin: string): Promise<readonly FinishedPage[]> {
  const addresses = listAddresses();
  const pages: FinishedPage[] = [];
  const work = async () => {
    for (let address = addresses.pop(); address !== undefined; address = addresses.pop()) {
      const response = await fetch(`${origin}${address}`);
      const html = await response.text();
      pages.push({ address, ...splitPath(address), status: response.status, html, root: parseDocument(html) });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return pages.sort((a, b) => a.address.localeCompare(b.address));
}

/** Every tag of a page, or of a part of it, in order. */
export const tagsOf = (part: Root | Tag): Tag[] => DomUtils.getElementsByTagName(() => true, part.children);
export const named = (part: Root | Tag, ...names: string[]): Tag[] =>
  DomUtils.getElementsByTagName((name) => names.includes(name), part.children);
/** A tag's words, white space as one space. */
export const wordsOf = (tag: Tag): string => DomUtils.textContent(tag).replaceAll("\u2060", "").replace(/\s+/gu, " ").trim();

/** `<meta name>`, when the page has it. */
export function findMeta({ root }: FinishedPage, name: string): string | undefined {
  return named(root, "meta").find(({ attribs }) => attribs.name === name)?.attribs.content;
}

/** The notice that a page's words stand in from another language. */
export const findNotice = ({ root }: FinishedPage): Tag | undefined =>
  tagsOf(root).find(({ attribs }) => "data-translation-notice" in attribs);
