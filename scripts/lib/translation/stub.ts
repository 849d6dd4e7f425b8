/** Begins a translation with the text of its source, which the translator writes over. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { OptionError } from "#scripts/lib/options.ts";
import { putFile } from "#scripts/lib/put-file.ts";
import { readCorpus } from "#scripts/lib/check/check-content.ts";
import { valueOf } from "#scripts/lib/check/schema-issues.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { withValues } from "#scripts/lib/content-files/content-file.ts";
import { pathIn } from "#scripts/lib/content-files/read-files.ts";
import type { Pair } from "#scripts/lib/check/translations/pairs.ts";
import { begun, writeRecords } from "#scripts/lib/check/translations/write-records.ts";

/**
 * Writes a file that does not exist as a copy of its source, and adds to one that exists what it lacks.
 *
 * @param pairs All pairs of one file.
 * @returns The pairs whose text was written, and the files of their records.
 * @throws OptionError when nothing is missing.
 */
export async function writeStub(
  corpus: Corpus,
  root: string,
  pairs: readonly Pair[],
): Promise<{ written: readonly Pair[]; records: string[] }> {
  const written = writeTexts(corpus, root, pairs);
  const isWritten = (pair: Pair) => written.some(({ locale, key }) => locale === pair.locale && key === pair.key);
  const after = await readCorpus({ root, now: corpus.now });
  return { written, records: writeRecords(after, root, (pair) => (isWritten(pair) ? begun(pair) : undefined)) };
}

function writeTexts(corpus: Corpus, root: string, pairs: readonly Pair[]): Pair[] {
  const missing = pairs.filter(({ state }) => state === "missing");
  const [first] = missing;
  if (first === undefined)
    throw new OptionError(`${pairs[0]?.file ?? "the file"} lacks nothing; npm run translate -- diff FILE shows what is outdated`);
  const target = pathIn(root, first.file);
  const source = corpus.textOf(first.source.file);
  if (!existsSync(target)) putFile(target, source);
  else if (target.endsWith(".yaml")) {
    const data = corpus.documents.get(first.source.file)?.data;
    const values = missing.map(({ source: { section } }) => {
      const fields = section.id.slice(1).split("/");
      return { path: fields, value: valueOf(data, fields) };
    });
    writeFileSync(target, withValues(target, values));
  } else {
    const text = readFileSync(target, "utf8");
    writeFileSync(target, withFields(withBody(text, source, pairs), source, missing));
  }
  return missing;
}

/** Adds fields of the first level below the others. */
function withFields(text: string, source: string, missing: readonly Pair[]): string {
  const lines = missing.flatMap(({ source: { section } }) => {
    const [, name] = /^:([^/]+)$/u.exec(section.id) ?? [];
    return name === undefined ? [] : [`${name}: ${source.slice(...section.at)}\n`];
  });
  return text.replace(/^(---\n[\s\S]*?\n)(---\n)/u, (_, front: string, end: string) => front + lines.join("") + end);
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
