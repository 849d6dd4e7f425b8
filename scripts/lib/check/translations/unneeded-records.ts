/** Records of sections that no longer exist. */
import path from "node:path";
import type { Locale } from "#schemas/locale.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { comparedTexts } from "./pairs.ts";
import { fileIn } from "./records.ts";

/** Keys of records to which no section belongs. Those of documents that cannot be read at the moment are still needed. */
export function unneededRecords(corpus: Corpus, locale: Locale): string[] {
  const pairs = comparedTexts(corpus).pairs.filter((pair) => pair.locale === locale);
  const used = new Set(pairs.flatMap(({ key, record }) => [key, record?.key ?? key]));
  const compared = new Set(pairs.map(({ key }) => fileIn(key)));
  return [...(corpus.records.get(locale)?.byKey.keys() ?? [])].filter(
    (key) => !used.has(key) && (compared.has(fileIn(key)) || !corpus.documents.has(path.posix.join("content", locale, fileIn(key)))),
  );
}
