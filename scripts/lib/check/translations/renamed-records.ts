/** Keeps the records of a document whose file was renamed. */
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { groupBy } from "#scripts/lib/group-by.ts";
import { comparedTexts, type Pair } from "./pairs.ts";
import { fileIn, hashOf, type SourceRecord } from "./records.ts";

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/") + 1);

/**
 * Records of files that are gone, for the files that have taken their place: in the same folder, with no record of their own, and with
 * sources of which most sections are those that were recorded.
 */
export function renamedRecords(corpus: Corpus): ReadonlyMap<Pair, SourceRecord> {
  const renamed = new Map<Pair, SourceRecord>();
  const files = groupBy(comparedTexts(corpus).pairs, ({ locale, key }) => `${locale}/${fileIn(key)}`);
  for (const pairs of files.values()) {
    const [first] = pairs;
    if (first === undefined || pairs.some(({ record }) => record !== undefined)) continue;
    const file = fileIn(first.key);
    const records = corpus.records.get(first.locale)?.byKey ?? new Map<string, SourceRecord>();
    const gone = new Set([...records.keys()].map(fileIn).filter((each) => folderOf(each) === folderOf(file)));
    for (const old of gone) {
      if (corpus.documents.has(`content/${first.locale}/${old}`)) continue;
      const recordOf = ({ key }: Pair) => records.get(old + key.slice(file.length));
      const same = pairs.filter((pair) => recordOf(pair)?.hash === hashOf(pair.source.section.text));
      if (same.length * 2 <= pairs.length) continue;
      for (const pair of pairs) {
        const record = recordOf(pair);
        if (record !== undefined) renamed.set(pair, { ...record, key: pair.key });
      }
    }
  }
  return renamed;
}
