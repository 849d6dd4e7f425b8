/** Pagefind, once for each language, over the finished documents. Pages that stand in from another language are left out. */
import { join } from "node:path";
import { createIndex } from "pagefind";
import { withPlainSpaces } from "#lib/i18n/keep-together.ts";
import { LANGUAGE_TAGS, type Locale, LOCALES } from "#schemas/locale.ts";

/** One finished document for the index. */
export type SearchDocument = { locale: Locale; url: string; html: string };

/** Writes each language's index to a folder of its own below `folder`. @returns How many pages each language's index holds. */
export async function indexSearch(folder: string, documents: readonly SearchDocument[]): Promise<Map<Locale, number>> {
  const counts = new Map<Locale, number>();
  for (const locale of LOCALES) {
    const inLocale = documents.filter((document) => document.locale === locale);
    if (inLocale.length === 0) continue;
    const { index, errors } = await createIndex({ forceLanguage: LANGUAGE_TAGS[locale].slice(0, 2) });
    if (index === undefined) throw new Error(`Pagefind: ${errors.join("; ")}`);
    const added = await Promise.all(inLocale.map(({ url, html }) => index.addHTMLFile({ url, content: withPlainSpaces(html) })));
    const failed = added.flatMap((file) => file.errors);
    if (failed.length > 0) throw new Error(`Pagefind, ${locale}: ${failed.join("; ")}`);
    await index.writeFiles({ outputPath: join(folder, locale) });
    counts.set(locale, inLocale.length);
  }
  return counts;
}
