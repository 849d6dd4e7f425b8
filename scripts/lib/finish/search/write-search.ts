/**
 * Writes what the search needs of each language: our own index of terms, which ranks pages, and each page's text for excerpts, from
 * Pagefind's fragments (decision 42).
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createIndex, type PagefindIndex } from "pagefind";
import { listDaws } from "#lib/content/facts.ts";
import { productFacts } from "#lib/content/products.ts";
import { popularPaths, searchFactsOf, searchWordsOf } from "#lib/content/search.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { buildIndex, type PageText } from "#lib/search/build-index.ts";
import type { Vocabulary } from "#lib/search/search-index.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import type { Page } from "#scripts/lib/build/pages.ts";
import { renderedFile } from "#scripts/lib/build/render-pages.ts";
import { collectGarbage } from "#server/collect-garbage.ts";
import { putFile } from "#scripts/lib/put-file.ts";
import { readFragment } from "./read-fragment.ts";
import { readPage } from "./read-page.ts";

/** One page for the index: its address, its path without locale, and the file with its HTML. */
type SearchDocument = { locale: Locale; url: string; path: string; file: string };

/** The name of our own index in each language's folder. */
export const INDEX_FILE = "index.json";

/** The text of a page, by the name that its entry in the index gives it. */
export const fragmentFile = (folder: string, name: string) => join(folder, "fragment", `${name}.json`);

/** Pages that are sent to Pagefind together. */
const PAGES_AT_A_TIME = 16;

/** Parts of a page that are no sentences. */
const INTERFACE = ["table", "dl", "nav", "form", "button", "figure"];

/** Writes each language's index of rendered pages to a folder of its own below `folder`. @returns How many pages are in each language's index. */
export async function writeSearch(folder: string, pages: readonly Page[]): Promise<Map<Locale, number>> {
  const documents = pages.filter(isSearched).map((page) => ({ ...page, url: page.publicPath, file: renderedFile(page) }));
  const counts = new Map<Locale, number>();
  for (const locale of LOCALES) {
    const inLocale = documents.filter((document) => document.locale === locale);
    if (inLocale.length === 0) continue;
    // Pagefind's process takes most memory while this one keeps the last language's index for nothing.
    collectGarbage();
    const fragments = await writeFragments(join(folder, locale), locale, inLocale);
    const texts = inLocale.map(({ url, path, file }): PageText => {
      const fragment = fragments.get(url);
      if (fragment === undefined) throw new Error(`Pagefind has no fragment of ${url}`);
      return { url, fragment, ...searchFactsOf(path, locale), ...readPage(readFileSync(file, "utf8")) };
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

/** @returns The name of each page's fragment, by the page's address. */
async function writeFragments(folder: string, locale: Locale, documents: readonly SearchDocument[]): Promise<Map<string, string>> {
  const { index, errors } = await createIndex({ forceLanguage: LANGUAGE_TAGS[locale].slice(0, 2), excludeSelectors: INTERFACE });
  if (index === undefined) throw new Error(`Pagefind: ${errors.join("; ")}`);
  for (let first = 0; first < documents.length; first += PAGES_AT_A_TIME)
    await addPages(index, locale, documents.slice(first, first + PAGES_AT_A_TIME));
  // On the disk, because Pagefind would send all files in one message.
  const whole = join(folder, "whole");
  requireNoErrors(locale, [await index.writeFiles({ outputPath: whole })]);
  await index.deleteIndex();
  const names = new Map<string, string>();
  for (const file of readdirSync(join(whole, "fragment"))) {
    const name = basename(file, ".pf_fragment");
    const { url, fragment } = readFragment(readFileSync(join(whole, "fragment", file)));
    putFile(fragmentFile(folder, name), JSON.stringify(fragment));
    names.set(url, name);
  }
  rmSync(whole, { recursive: true });
  return names;
}

async function addPages(index: PagefindIndex, locale: Locale, documents: readonly SearchDocument[]): Promise<void> {
  // Pagefind finds no text for a heading whose id has an entity.
  const contentOf = (file: string) => readFileSync(file, "utf8").replaceAll("&#x27;", "'");
  const added = await Promise.all(documents.map(({ url, file }) => index.addHTMLFile({ url, content: contentOf(file) })));
  requireNoErrors(locale, added);
}

function requireNoErrors(locale: Locale, answers: readonly { errors: string[] }[]): void {
  const errors = answers.flatMap((answer) => answer.errors);
  if (errors.length > 0) throw new Error(`Pagefind, ${locale}: ${errors.join("; ")}`);
}
