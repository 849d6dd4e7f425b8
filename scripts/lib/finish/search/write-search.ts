/**
 * Writes what the search needs of each language: our own index of terms, which ranks pages, and each page's text for excerpts, from
 * Pagefind's fragments (decision 42).
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listDaws } from "#lib/content/facts.ts";
import { productFacts } from "#lib/content/products.ts";
import { popularPaths, searchFactsOf, searchWordsOf } from "#lib/content/search.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { buildIndex, type PageText } from "#lib/search/build-index.ts";
import type { Fragment } from "#lib/search/fragment.ts";
import type { Vocabulary } from "#lib/search/search-index.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#schemas/locale.ts";
import { finishingKey } from "#scripts/lib/build/code-key.ts";
import { type KeptResults, keptResults } from "#scripts/lib/build/kept-results.ts";
import { hashOf } from "#scripts/lib/build/page-record.ts";
import type { Page } from "#scripts/lib/build/pages.ts";
import { renderedFile } from "#scripts/lib/build/render-pages.ts";
import { collectGarbage } from "#server/collect-garbage.ts";
import { putFile } from "#scripts/lib/put-file.ts";
import { type IndexedPage, makeFragments } from "./make-fragments.ts";
import { type ReadPage, readPage } from "./read-page.ts";

/** A page for the index, with its path without locale. */
type SearchDocument = IndexedPage & { locale: Locale; path: string };

/** The name of our own index in each language's folder. */
export const INDEX_FILE = "index.json";

/** The text of a page, by the name that its entry in the index gives it. */
export const fragmentFile = (folder: string, name: string) => join(folder, "fragment", `${name}.json`);

/** Writes each language's index of rendered pages to a folder of its own below `folder`. @returns How many pages are in each language's index. */
export async function writeSearch(folder: string, pages: readonly Page[]): Promise<Map<Locale, number>> {
  const documents = pages.filter(isSearched).map((page) => ({ ...page, url: page.publicPath, file: renderedFile(page) }));
  const key = finishingKey();
  const counts = new Map<Locale, number>();
  for (const locale of LOCALES) {
    const inLocale = documents.filter((document) => document.locale === locale);
    if (inLocale.length === 0) continue;
    // Pagefind's process takes most memory while this one keeps the last language's index for nothing.
    collectGarbage();
    const read = await readPages(join(folder, locale), locale, inLocale, keptResults(`search-${locale}`, key));
    const texts = inLocale.map(({ url, path }): PageText => {
      const { fragment, page } = requireRead(read, url);
      const json = JSON.stringify(fragment);
      const name = createHash("sha256").update(json).digest("hex").slice(0, 10);
      putFile(fragmentFile(join(folder, locale), name), json);
      return { url, fragment: name, ...searchFactsOf(path, locale), ...page };
    });
    const index = buildIndex(texts, withHosts(searchWordsOf(locale)), locale, {
      popular: popularPaths().map((path) => localePath(locale, path)),
      products: Object.fromEntries([...productFacts].map(([slug, { name }]) => [slug, name])),
    });
    writeFileSync(join(folder, locale, INDEX_FILE), JSON.stringify(index));
    counts.set(locale, inLocale.length);
  }
  return counts;
}

function isSearched(page: Page): boolean {
  const html = readFileSync(renderedFile(page), "utf8");
  return html.includes('data-pagefind-body=""') && !html.includes('<meta name="robots" content="noindex');
}

/** A query that names a host is about hosts, also where no page names this one, unless it is about something else in it. */
function withHosts(vocabulary: Vocabulary): Vocabulary {
  const typed = listDaws().map(({ name }) => name);
  const { meanings, lightWords } = vocabulary;
  return { ...vocabulary, meanings: [...meanings, { typed, means: ["DAW"] }], lightWords: [...lightWords, ...typed] };
}

type Read = { fragment: Fragment; page: ReadPage };

function requireRead(read: ReadonlyMap<string, Read>, url: string): Read {
  const found = read.get(url);
  if (found === undefined) throw new Error(`Pagefind has no fragment of ${url}`);
  return found;
}

/** Reads the pages that are not as the last build read them. @returns The texts of all pages by their addresses. */
async function readPages(
  folder: string,
  locale: Locale,
  documents: readonly SearchDocument[],
  kept: KeptResults<Read>,
): Promise<Map<string, Read>> {
  const read = new Map<string, Read>();
  const fresh: (SearchDocument & { input: string })[] = [];
  for (const document of documents) {
    const input = hashOf(readFileSync(document.file, "utf8"));
    const before = kept.find(document.url, input);
    if (before === undefined) fresh.push({ ...document, input });
    else read.set(document.url, before);
  }
  const fragments = await makeFragments(join(folder, "pagefind"), locale, fresh);
  for (const { url, file, input } of fresh) {
    const fragment = fragments.get(url);
    if (fragment === undefined) continue;
    const result = { fragment, page: readPage(readFileSync(file, "utf8")) };
    kept.keep(url, input, result);
    read.set(url, result);
  }
  kept.save();
  return read;
}
