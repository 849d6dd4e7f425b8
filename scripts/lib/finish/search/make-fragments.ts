/** Lets Pagefind read pages: of each it makes a fragment, the text with the places of its headings. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createIndex, type PagefindIndex } from "pagefind";
import type { Fragment } from "#lib/search/fragment.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { readFragment } from "./read-fragment.ts";

/** The address of a page, and the file with its HTML. */
export type IndexedPage = { url: string; file: string };

/** Pages that are sent to Pagefind together. */
const PAGES_AT_A_TIME = 16;

/** Pages that Pagefind has in one index: its process takes 800 MB for 2,000 Japanese ones, and a fragment does not depend on other pages. */
const PAGES_IN_AN_INDEX = 300;

/** Parts of a page that are no sentences. */
const INTERFACE = ["table", "dl", "nav", "form", "button", "figure"];

/**
 * @param folder For Pagefind's files, which are removed again.
 * @param locale The language of the pages.
 * @returns Each page's fragment, by the page's address.
 * @throws with what Pagefind says is wrong.
 */
export async function makeFragments(folder: string, locale: Locale, pages: readonly IndexedPage[]): Promise<Map<string, Fragment>> {
  const fragments = new Map<string, Fragment>();
  for (const part of partsOf(pages, PAGES_IN_AN_INDEX)) {
    for (const { url, fragment } of await fragmentsOfIndex(folder, locale, part)) fragments.set(url, fragment);
  }
  return fragments;
}

async function fragmentsOfIndex(folder: string, locale: Locale, pages: readonly IndexedPage[]) {
  const { index, errors } = await createIndex({ forceLanguage: LANGUAGE_TAGS[locale].slice(0, 2), excludeSelectors: INTERFACE });
  if (index === undefined) throw new Error(`Pagefind: ${errors.join("; ")}`);
  for (const part of partsOf(pages, PAGES_AT_A_TIME)) await addPages(index, locale, part);
  // On the disk, because Pagefind would send all files in one message.
  requireNoErrors(locale, [await index.writeFiles({ outputPath: folder })]);
  await index.deleteIndex();
  const files = readdirSync(join(folder, "fragment")).map((file) => readFragment(readFileSync(join(folder, "fragment", file))));
  rmSync(folder, { recursive: true });
  return files;
}

const partsOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size));

async function addPages(index: PagefindIndex, locale: Locale, pages: readonly IndexedPage[]): Promise<void> {
  // Pagefind finds no text for a heading whose id has an entity.
  const contentOf = (file: string) => readFileSync(file, "utf8").replaceAll("&#x27;", "'");
  const added = await Promise.all(pages.map(({ url, file }) => index.addHTMLFile({ url, content: contentOf(file) })));
  requireNoErrors(locale, added);
}

function requireNoErrors(locale: Locale, answers: readonly { errors: string[] }[]): void {
  const errors = answers.flatMap((answer) => answer.errors);
  if (errors.length > 0) throw new Error(`Pagefind, ${locale}: ${errors.join("; ")}`);
}
