/** Begins a translation with the text of its source, which the translator writes over. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { OptionError } from "#scripts/lib/options.ts";
import { putFile } from "#scripts/lib/put-file.ts";
import { readCorpus } from "#scripts/lib/check/check-content.ts";
import { valueOf } from "#scripts/lib/check/schema-issues.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { NewValue } from "#scripts/lib/content-files/content-file.ts";
import { splitFrontMatter } from "#scripts/lib/content-files/front-matter.ts";
import { pathIn } from "#scripts/lib/content-files/read-files.ts";
import type { Position } from "#scripts/lib/content-files/yaml-file.ts";
import type { Pair } from "#scripts/lib/check/translations/pairs.ts";
import { begun, writeRecords } from "#scripts/lib/check/translations/write-records.ts";

/**
 * Writes a file that does not exist as a copy of its source without `keywords`, and adds to one that exists what it lacks.
 *
 * @param pairs All pairs of one file, of all languages that it has.
 * @returns The pairs whose text was written, the files of their records, and whether `keywords` of the source were left out.
 * @throws OptionError when nothing is missing.
 */
export async function writeStub(
  corpus: Corpus,
  root: string,
  pairs: readonly Pair[],
): Promise<{ written: readonly Pair[]; records: string[]; lacksKeywords: boolean }> {
  const lacksKeywords = pairs[0] !== undefined && !existsSync(pathIn(root, pairs[0].file)) && keywordsAt(corpus, pairs[0]) !== undefined;
  const written = writeTexts(corpus, root, pairs);
  const isWritten = (pair: Pair) => written.some(({ locale, key }) => locale === pair.locale && key === pair.key);
  const after = await readCorpus({ root, now: corpus.now });
  return { written, records: writeRecords(after, root, (pair) => (isWritten(pair) ? begun(pair) : undefined)), lacksKeywords };
}

const keywordsAt = (corpus: Corpus, { source }: Pair) => corpus.documents.get(source.file)?.positions.keywords;

/** Nothing compares the words for the search of two languages, so those of the source would stay. */
function withoutKeywords(source: string, at: Position | undefined): string {
  if (at === undefined) return source;
  const [start, , , end] = at;
  return source.slice(0, start) + source.slice(source.indexOf("\n", end) + 1);
}

function writeTexts(corpus: Corpus, root: string, pairs: readonly Pair[]): Pair[] {
  const missing = pairs.filter(({ state }) => state === "missing");
  const [first] = missing;
  if (first === undefined)
    throw new OptionError(`${pairs[0]?.file ?? "the file"} lacks nothing; npm run translate -- diff FILE shows what is outdated`);
  const target = pathIn(root, first.file);
  const source = corpus.textOf(first.source.file);
  if (!existsSync(target)) putFile(target, withoutKeywords(source, keywordsAt(corpus, first)));
  else {
    const text = readFileSync(target, "utf8");
    const data = corpus.documents.get(first.source.file)?.data;
    const values = missing.flatMap(({ source: { section }, entity, locale }) => {
      if (section.depth !== undefined) return [];
      const fields = section.id.slice(1).split("/");
      const own = entity === "Phrases" ? fields.with(-1, locale) : fields;
      return [{ path: own.map((name) => (/^\d+$/u.test(name) ? Number(name) : name)), value: valueOf(data, fields) }];
    });
    const front = target.endsWith(".yaml") ? { text, start: 0 } : splitFrontMatter(text).front;
    writeFileSync(target, withFields(target.endsWith(".yaml") ? text : withBody(text, source, pairs), front, values));
  }
  return missing;
}

/** Adds values to YAML or to front matter, each inside of the fields that are there. */
function withFields(text: string, front: { text: string; start: number } | undefined, values: readonly NewValue[]): string {
  if (front === undefined) return text;
  const document = parseDocument(front.text);
  for (const { path, value } of values) document.setIn(path, value);
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
  return text.slice(0, front.start) + written + text.slice(front.start + front.text.trimEnd().length);
}

/** Adds missing parts of the body before the part that follows them in the source, or at the end. */
function withBody(text: string, source: string, pairs: readonly Pair[]): string {
  const pieces: string[] = [];
  let done = 0;
  let waiting: string[] = [];
  const put = (end: number) => {
    const before = text.slice(done, end);
    pieces.push(waiting.length === 0 ? before : [before.trimEnd(), ...waiting, ""].join("\n\n"));
    [done, waiting] = [end, []];
  };
  for (const { section, source: from } of pairs) {
    if (from.section.depth === undefined) continue;
    if (section === undefined) waiting.push(source.slice(...from.section.at));
    else put(section.at[0]);
  }
  put(text.length);
  return `${pieces.join("").trimEnd()}\n`;
}
