/** Changes the records of what translations were made from. */
import { type Locale, ALL_LOCALES } from "#schemas/locale.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { pathIn } from "#scripts/lib/content-files/read-files.ts";
import { putFile } from "#scripts/lib/put-file.ts";
import { comparedTexts, type Pair } from "./pairs.ts";
import { formatRecords, hashOf, recordsFile, type SourceRecord } from "./records.ts";
import { unneededRecords } from "./unneeded-records.ts";

/** What the record of a pair becomes; undefined leaves it as it is. */
type Change = (pair: Pair) => SourceRecord | undefined;

/** Records that a translation says what its source says now. */
export const accepted = ({ key, source }: Pair): SourceRecord => ({ key, hash: hashOf(source.section.text), text: source.section.text });

/** Records that a translation has its source's text to be written over. */
export const begun = (pair: Pair): SourceRecord => ({ ...accepted(pair), since: pair.record?.since, stub: true });

/** Records the first day of the grace of a section that is outdated or missing. */
export const postponed =
  (day: string) =>
  ({ key, record }: Pair): SourceRecord => ({ ...(record ?? { hash: "-" }), key, since: record?.since ?? day });

/**
 * Writes the records of the languages of which one has changed, sorted, without those of sections that no longer exist.
 *
 * @param root The content folder.
 * @param always Languages whose file is written even if no record changes.
 * @returns The files that were written, from the project's folder.
 */
export function writeRecords(corpus: Corpus, root: string, change: Change, always: readonly Locale[] = []): string[] {
  return ALL_LOCALES.flatMap((locale) => {
    const pairs = comparedTexts(corpus).pairs.filter((pair) => pair.locale === locale);
    const changed = pairs.map((pair) => [pair, change(pair)] as const);
    if (!always.includes(locale) && !changed.some(([, record]) => record !== undefined)) return [];
    const records = new Map(corpus.records.get(locale)?.byKey);
    for (const key of unneededRecords(corpus, locale)) records.delete(key);
    for (const [pair, record] of changed) {
      if (record === undefined) continue;
      if (pair.record !== undefined) records.delete(pair.record.key);
      records.set(record.key, record);
    }
    const file = recordsFile(locale);
    putFile(pathIn(root, file), formatRecords(records.values()));
    return [file];
  });
}
