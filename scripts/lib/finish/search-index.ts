/** Makes Pagefind's search index of each language from its rendered pages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createIndex } from "pagefind";
import { LOCALES } from "#lib/i18n/locales.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";

/** One page for the index, and the file with its HTML. */
export type SearchDocument = { locale: Locale; url: string; file: string };

/** Writes each language's index to a folder of its own below `folder`. @returns How many pages are in each language's index. */
export async function indexSearch(folder: string, documents: readonly SearchDocument[]): Promise<Map<Locale, number>> {
  const counts = new Map<Locale, number>();
  for (const locale of LOCALES) {
    const inLocale = documents.filter((document) => document.locale === locale);
    if (inLocale.length === 0) continue;
    const { index, errors } = await createIndex({ forceLanguage: LANGUAGE_TAGS[locale].slice(0, 2) });
    if (index === undefined) throw new Error(`Pagefind: ${errors.join("; ")}`);
    // In order, because the index depends on the order of pages.
    const added = await Promise.all(inLocale.map(({ url, file }) => index.addHTMLFile({ url, content: readFileSync(file, "utf8") })));
    const failed = added.flatMap((file) => file.errors);
    if (failed.length > 0) throw new Error(`Pagefind, ${locale}: ${failed.join("; ")}`);
    await index.writeFiles({ outputPath: join(folder, locale) });
    counts.set(locale, inLocale.length);
  }
  return counts;
}
